import 'server-only'
import { toVisibleText } from '@/lib/core/normalise'
import type { Db } from '../operation'
import { toSlug } from './fields'
import {
  formFields,
  toContent,
  type Content,
  type FormValues,
  type Kind,
  type Problems,
} from './kinds'
import { findKnownFiles, type Draft } from './store'

/** Longer than any text that somebody types. Longer drafts are cut, so that one request cannot fill the store. */
const maxTextLength = 60_000
const maxFiles = 200

/**
 * Reads the fields of a form from a request. Leaves out unknown fields and files that were not uploaded. Text stays as
 * it was typed.
 */
export async function readForm(db: Db, kind: Kind, input: unknown): Promise<FormValues> {
  const fields = Object(input) as Record<string, unknown>
  const lists = Object.entries(formFields[kind]).map(
    ([name, type]): [string, string | string[]] => {
      const value = fields[name]
      return type === 'files' ? [name, toNames(value)] : [name, toText(value)]
    },
  )
  const known = await findKnownFiles(
    db,
    lists.flatMap(([, value]) => (Array.isArray(value) ? value : [])),
  )
  return Object.fromEntries(
    lists.map(([name, value]) => [
      name,
      Array.isArray(value) ? value.filter((file) => known.has(file)) : value,
    ]),
  )
}

const toText = (value: unknown) =>
  typeof value === 'string' ? toVisibleText(value.slice(0, maxTextLength)) : ''

const toNames = (value: unknown) => {
  const names = [value ?? []].flat().filter((name) => typeof name === 'string' && name !== '')
  return [...new Set(names as string[])].slice(0, maxFiles)
}

/** Builds the draft of a form: the typed text, its content if it is complete, and otherwise what is missing. */
export async function buildDraft(
  db: Db,
  { id, kind, form, previous }: { id: string; kind: Kind; form: FormValues; previous?: Content },
): Promise<Draft & { problems: Problems }> {
  const complete = kind === 'story' ? await withAddress(db, id, form, previous) : form
  const result = toContent(kind, complete, previous)
  return 'content' in result
    ? { form: complete, content: result.content, problems: {} }
    : { form, content: null, problems: result.problems }
}

/**
 * Adds an address from the title to a story that has none. It stays. A story that was imported without one gets none.
 */
async function withAddress(
  db: Db,
  id: string,
  form: FormValues,
  previous: Content | undefined,
): Promise<FormValues> {
  const isImported = previous !== undefined && previous.blog_seo === undefined
  if (form.address !== '' || isImported || !form.title) return form
  const taken = await readTakenAddresses(db, id)
  const wanted = toSlug(String(form.title))
  let address = wanted
  for (let number = 2; taken.has(address); number++) address = `${wanted}-${number}`
  return { ...form, address }
}

/** Reads the addresses of all other stories, also of drafts and of those in the bin. */
export async function readTakenAddresses(db: Db, id: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('desk_records')
    .innerJoin('desk_versions', 'desk_versions.record_id', 'desk_records.id')
    .select('desk_versions.content')
    .where('desk_records.kind', '=', 'story')
    .where('desk_records.id', '!=', id)
    .where('desk_versions.content', 'is not', null)
    .where((where) =>
      where.or([
        where('desk_versions.version', '=', where.ref('desk_records.version')),
        where('desk_versions.version', '=', where.ref('desk_records.published_version')),
      ]),
    )
    .execute()
  const addresses = rows.map(({ content }) => (JSON.parse(content!) as Content).blog_seo)
  return new Set(addresses.filter((address) => typeof address === 'string'))
}
