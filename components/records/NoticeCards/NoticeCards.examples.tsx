import { file, notice } from '../records.examples'
import { NoticeCards } from './NoticeCards'

export const examples = {
  'with a document, and without a date': (
    <NoticeCards
      notices={[
        { ...notice, attachments: [file, { ...file, href: '/api/image/documents/second.pdf' }] },
        { ...notice, title: 'A talk', date: null, attachments: [] },
      ]}
    />
  ),
  none: <NoticeCards notices={[]} />,
}
