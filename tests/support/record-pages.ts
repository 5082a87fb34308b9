import { school } from '../../content/school'
import { rawRequest } from './raw-request'

type Row = Record<string, string>

/** The calls that answer with records which have a page each (R-SERVICE-2), and that page's address (R-TABLOID-2, R-GALLERY-3, R-NEWS-5, R-EVENTS-7). */
const lists: readonly [call: string, addressOf: (row: Row) => string][] = [
  ['news/All', ({ _id }) => `/news/${_id}`],
  ['events/All', ({ _id }) => `/events/${_id}`],
  ['gallery/All', ({ _id }) => `/beyond-academic/photo-categories?id=${_id}`],
  ['blog/All', ({ blog_seo, _id }) => `/tabloid/${encodeURIComponent(blog_seo || _id!)}`],
]

/** Only these of the gallery's items are albums (R-GALLERY-5). */
const isShown = ({ category = 'PhotoGallery' }: Row) => category === 'PhotoGallery'

/** The addresses of the pages of all records that a site shows, list by list. */
export const recordPages = (site: string): Promise<string[][]> =>
  Promise.all(
    lists.map(async ([call, addressOf]) => {
      const { body } = await rawRequest(site, `/api/${call}/${school.serviceCode}`)
      return (JSON.parse(body) as Row[]).filter(isShown).map(addressOf)
    }),
  )
