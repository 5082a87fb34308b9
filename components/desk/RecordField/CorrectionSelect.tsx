import { Select } from '@/components/ui/Select/Select'
import { desk } from '@/content/words/en/desk'
import { fieldId } from './RecordField'

const { label, hint, choices } = desk.correction

/** Whether visitors are told what has changed (R-CORRECT-3). */
export const CorrectionSelect = () => (
  <Select
    id={fieldId('announce')}
    name="announce"
    label={label}
    hint={hint}
    options={Object.entries(choices).map(([value, label]) => ({ value, label }))}
  />
)
