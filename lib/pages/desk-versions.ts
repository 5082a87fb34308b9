import 'server-only'
import { desk } from '@/content/words/en/desk'
import { readMedia } from '@/lib/desk/media/read-media'
import type { Actor } from '@/lib/desk/operation'
import type { FormValues } from '@/lib/desk/records/kinds'
import { getRecord, listVersions } from '@/lib/desk/records/list'
import { getTitle } from '@/lib/desk/records/record'

/** Loads the data of the page of a record's versions; `undefined` when there is none. */
export async function loadVersions(actor: Actor, id: string) {
  const record = await getRecord(actor, id)
  if (!record) return undefined
  const versions = await listVersions(actor, id)
  return {
    id,
    title: getTitle(record.form),
    isDeleted: record.state === 'deleted',
    latest: record.version,
    kind: desk.kinds[record.kind],
    versions,
    fileNames: await listFileNames(actor, versions),
  }
}

/**
 * Loads the data of the page of a conflict: the latest version, and the one with the text of the person who was second
 * (`saveConflicting`). `undefined` when there is no such record; without `mine` that text is no longer there.
 */
export async function loadConflict(actor: Actor, id: string, mine: string | undefined) {
  const data = await loadVersions(actor, id)
  if (!data || data.isDeleted) return undefined
  const { versions, latest, fileNames, kind, title } = data
  const theirs = versions.find(({ version }) => version === latest)!
  return {
    id,
    title,
    kind,
    fileNames,
    theirs,
    mine: versions.find(({ version }) => version === Number(mine) && version !== latest),
  }
}

async function listFileNames(actor: Actor, versions: readonly { form: FormValues }[]) {
  const names = versions.flatMap(({ form }) => Object.values(form).filter(Array.isArray).flat())
  const media = await readMedia(actor, [...new Set(names)])
  return new Map(media.map(({ name, fileName }) => [name, fileName]))
}
