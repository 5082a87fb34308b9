import 'server-only'
import { formatDateTime } from '@/lib/core/dates'
import { listCertificates } from '@/lib/desk/media/certificates'
import { getRefusalMessage } from '@/lib/desk/media/messages'
import type { Actor } from '@/lib/desk/operation'
import { openSearch } from '@/lib/desk/web/sealed-search'
import { named, one, type Query } from './desk-query'

/** What is said of a wrong field to a browser without script. */
const problemWords = {
  admission: 'Type the admission number.',
  pupil: 'Type the name as it is on the certificate.',
  file: 'Choose a photograph or a PDF of the certificate.',
} as const

const doneWords: Record<string, string> = {
  saved: 'The certificate is saved. The look-up of the site finds it from now on.',
  removed: 'The certificate is removed. It can be put back for 30 days.',
  restored: 'The certificate is back.',
}

/** What the screen of the certificates shows. */
export async function loadCertificates(actor: Actor, query: Query) {
  const search = openSearch(query.q)
  const [certificates, removed] = await Promise.all([
    listCertificates(actor, { search }),
    listCertificates(actor, { isDeleted: true }),
  ])
  const wrongFields = one(query, 'wrong')?.split(' ') ?? []
  const toEntry = ({ savedAt, ...certificate }: (typeof certificates)[number]) => ({
    ...certificate,
    savedAt: formatDateTime(savedAt.toISOString()),
  })
  return {
    search,
    certificates: certificates.map(toEntry),
    removed: removed.map(toEntry),
    replaced: certificates.find(({ id }) => id === one(query, 'replace')),
    done: named(doneWords, query),
    problems: Object.fromEntries(
      Object.entries({
        ...problemWords,
        file: getRefusalMessage(one(query, 'refused')) ?? problemWords.file,
      }).filter(([field]) => wrongFields.includes(field)),
    ),
  }
}
