import { DocumentTable } from './DocumentTable'

export const examples = {
  'an available document, and one that is awaited': (
    <DocumentTable
      caption="B. Documents and information"
      documents={[
        {
          item: 'Fire safety certificate',
          file: {
            href: '/documents/fire.pdf',
            type: 'PDF',
            size: '240 KB',
            date: '2026-04-02',
            attested: { by: 'the principal', on: '2026-04-03' },
            validUntil: '2027-03-31',
          },
        },
        { item: 'Building safety certificate' },
      ]}
    />
  ),
  'all are awaited': (
    <DocumentTable
      caption="B. Documents"
      documents={[{ item: 'Fire safety certificate' }, { item: 'Building safety certificate' }]}
    />
  ),
}
