import { DocumentList } from './DocumentList'

export const examples = {
  'a document of a class': (
    <DocumentList
      level={9}
      documents={[
        {
          title: 'Date sheet, second unit test',
          href: '/api/image/documents/date-sheet.pdf',
          kind: 'date-sheet',
          levels: [9],
          session: 2026,
          date: '2026-11-20T00:00:00Z',
          searchText: 'date sheet',
          bytes: 48_000,
        },
        {
          title: 'Winter uniform',
          href: '/api/image/documents/uniform.pdf',
          kind: 'circular',
          levels: [],
          session: 2026,
          date: '2026-11-23T00:00:00Z',
          searchText: 'winter uniform',
        },
      ]}
    />
  ),
}
