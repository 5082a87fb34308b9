import { album, failed, live } from '@/components/records/records.examples'
import { GallerySection } from './GallerySection'

const shared = { title: 'Photo gallery', more: { label: 'All albums', href: '/beyond-academic' } }
const six = Array.from({ length: 6 }, (_, index) => ({ ...album, id: `dance-${index}` }))

export const examples = {
  'six albums': <GallerySection list={live(...six)} {...shared} />,
  'could not be read': <GallerySection list={failed} {...shared} />,
}
