import { file } from '../records.examples'
import { RecordLinks } from './RecordLinks'

export const examples = {
  'an attachment and a link': (
    <RecordLinks attachments={[file]} url="https://school.example/uniform" />
  ),
  'two attachments': <RecordLinks attachments={[file, file]} />,
}
