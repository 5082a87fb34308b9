import 'server-only'
import { formatDateTime } from '@/lib/core/dates'
import { listCertificates } from '@/lib/desk/media/certificates'
import { getRefusalMessage } from '@/lib/desk/media/messages'
import type { Actor } from '@/lib/desk/operation'
import { openSearch } from '@/lib/desk/web/sealed-search'
import { getNamed, getParameter, type Query } from './desk-query'

/** Messages about wrong fields, for browsers without script. */
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

/** Loads the data of the screen of certificates. */
export async function loadCertificates(actor: Actor, query: Query) {
  const search = openSearch(query.q)
  const [certificates, removed] = await Promise.all([
    listCertificates(actor, { search }),
    listCertificates(actor, { isDeleted: true }),
  ])
  const wrongFields = getParameter(query, 'wrong')?.split(' ') ?? []
  const toEntry = ({ savedAt, ...certificate }: (typeof certificates)[number]) => ({
    ...certificate,
    savedAt: formatDateTime(savedAt.toISOString()),
  })
  return {
    search,
    certificates: certificates.map(toEntry),
    removed: removed.map(toEntry),
    replaced: certificates.find(({ id }) => id === getParameter(query, 'replace')),
    done: getNamed(doneWords, query),
    problems: Object.fromEntries(
      Object.entries({
        ...problemWords,
        file: getRefusalMessage(getParameter(query, 'refused')) ?? problemWords.file,
      }).filter(([field]) => wrongFields.includes(field)),
    ),
  }
}
