import { school } from '@/content/school'
import { findPicture } from '@/lib/pictures/pictures'
import { buildBreadcrumb } from '@/lib/routing/routes'
import {
  buildBreadcrumbList,
  buildPictureGallery,
  buildFaqPage,
} from '@/lib/seo/page-structured-data'
import { buildHomeGraph, buildSchoolGraph } from '@/lib/seo/school-structured-data'

/** As serialized into the page: without undefined values. */
const serialized = (data: unknown) => JSON.parse(JSON.stringify(data))

it('lists the breadcrumbs, numbered from Home', () => {
  expect(buildBreadcrumbList(buildBreadcrumb('/about/dps-society'))).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home', item: 'http://localhost:3000/' },
      { position: 2, name: 'About Us', item: 'http://localhost:3000/about' },
      { position: 3, name: 'The DPS Society', item: 'http://localhost:3000/about/dps-society' },
    ],
  })
})

it('has only a name for a page without a URL', () => {
  const links = [...buildBreadcrumb('/news'), { path: '', label: 'Album', note: '' }]
  expect(serialized(buildBreadcrumbList(links)).itemListElement.at(-1)).toEqual({
    '@type': 'ListItem',
    position: 3,
    name: 'Album',
  })
})

it('lists questions with their answers', () => {
  expect(buildFaqPage([{ question: 'Is there a hostel?', answer: 'Yes.' }])).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [{ name: 'Is there a hostel?', acceptedAnswer: { text: 'Yes.' } }],
  })
})

it('lists the pictures of a gallery with captions', () => {
  expect(buildPictureGallery('Results', [findPicture('result-x-01')])).toMatchObject({
    '@type': 'ImageGallery',
    name: 'Results',
    image: [
      {
        contentUrl: 'http://localhost:3000/pictures/result-x-01-800.jpg',
        caption: expect.stringContaining('an open book'),
      },
    ],
  })
})

it('has the same school data on the home page and the contact page', () => {
  const [site, onHome] = serialized(buildHomeGraph())['@graph']
  const [onContact] = serialized(buildSchoolGraph())['@graph']
  expect(onHome).toEqual(onContact)
  expect(onHome).toMatchObject({
    '@type': 'School',
    '@id': 'http://localhost:3000/#school',
    name: school.name,
    telephone: school.phones.map(({ dialled }) => dialled),
    address: { postalCode: school.address.postalCode, addressCountry: 'IN' },
  })
  expect(site).toMatchObject({ '@type': 'WebSite', publisher: { '@id': onHome['@id'] } })
})
