import { BookListTable } from './BookListTable'

export const examples = {
  'two classes': (
    <BookListTable
      session="2026-27"
      lists={[
        { className: 'Class I', href: '/documents/book-list/class-1.pdf', size: '48 KB' },
        { className: 'Class IX', href: '/documents/book-list/class-9.pdf', size: '52 KB' },
      ]}
    />
  ),
  'not published yet': <BookListTable session="2027-28" lists={[]} />,
}
