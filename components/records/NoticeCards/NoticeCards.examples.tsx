import { notice } from '../records.examples'
import { NoticeCards } from './NoticeCards'

export const examples = {
  'with a document, and without a date': (
    <NoticeCards notices={[notice, { ...notice, title: 'A talk', date: null, attachments: [] }]} />
  ),
  none: <NoticeCards notices={[]} />,
}
