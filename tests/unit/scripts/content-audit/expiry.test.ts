import { createAwaitedSection } from '@/scripts/content-audit/awaited'
import { openProject } from '@/scripts/content-audit/files'
import { root } from '@/tests/support/fixtures/files'

jest.mock('@/content/data/disclosure', () => ({
  ...jest.requireActual('@/content/data/disclosure'),
  disclosureDocuments: [
    {
      item: 'Water testing report',
      file: { href: '/documents/a.pdf', type: 'PDF', validUntil: '2027-02-28' },
    },
    {
      item: 'Copies of valid water, health and sanitation certificates',
      file: { href: '/documents/b.pdf', type: 'PDF', validUntil: '2028-02-28' },
    },
  ],
}))
afterAll(() => jest.useRealTimers())

it('names the certificates that expire soon, with the line to change', () => {
  jest.useFakeTimers({ now: new Date('2027-02-01T06:00:00Z') })
  const { matters } = createAwaitedSection(openProject(root))
  const matter = matters.find(({ about }) => about === 'Certificates that expire')
  expect(matter?.entries).toEqual([
    {
      file: 'content/data/disclosure.ts',
      line: expect.any(Number),
      says: 'Water testing report: valid until 28 February 2027, 27 days left',
    },
  ])
})
