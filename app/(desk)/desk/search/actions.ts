'use server'

import { redirect } from 'next/navigation'
import { getOwn } from '@/lib/core/get-own'
import { readText } from '@/lib/desk/text/form-data'
import { withQuery } from '@/lib/desk/web/form-request'
import { sealSearch } from '@/lib/desk/web/sealed-search'
import { requireSession } from '@/lib/desk/web/session'

/** The filters of each list that can be searched. */
const lists: Readonly<Record<string, readonly string[]>> = {
  certificates: [],
  enquiries: ['state', 'class', 'from', 'to'],
  media: ['show'],
  records: ['kind', 'state'],
}

/** Opens a list with these filters. The search is sent in a form, and is encrypted in the address. */
export async function search(data: FormData): Promise<void> {
  await requireSession()
  const list = readText(data, 'list')
  const names = getOwn(lists, list)
  if (!names) return redirect('/desk')
  const filters = names.map((name) => [name, readText(data, name)])
  return redirect(
    withQuery(`/desk/${list}`, {
      ...Object.fromEntries(filters),
      q: sealSearch(readText(data, 'q')),
    }),
  )
}
