import { Icon } from '@/components/ui/Icon/Icon'
import type { Correction } from '@/lib/core/corrections'
import { formatCorrection } from '@/lib/records/correction'
import styles from './CorrectionMark.module.scss'

/** When a notice or an event was corrected after publication, and which parts (R-CORRECT-1). */
export const CorrectionMark = ({ correction }: { correction: Correction | undefined }) =>
  correction && (
    <p className={styles.root}>
      <Icon name="info-fill" />
      {formatCorrection(correction)}
    </p>
  )
