import { Note } from '@/components/ui/Note/Note'
import { DocumentParts } from './DocumentParts'

export const examples = {
  'opening, block and sections': (
    <DocumentParts
      parts={[
        { kind: 'opening', body: <p>Borrow two books at a time, for two weeks.</p> },
        { kind: 'block', name: 'hours', body: <Note>Open from 7:30 am to 3:00 pm.</Note> },
        { kind: 'section', title: 'Borrowing', body: <p>Show your card at the counter.</p> },
        { kind: 'section', title: 'Lost books', body: <p>Replace the book, or pay for it.</p> },
      ]}
      exceptions={['Lost books']}
    />
  ),
}
