import 'server-only'
import type { Graph, PostalAddress, School, WebSite } from 'schema-dts'
import { givenNumber, school } from '@/content/school'
import { toAbsoluteUrl } from './absolute-urls'

/** Structured data about the school itself, from `content/school.ts`. */

const schoolId = () => toAbsoluteUrl('/#school')

/** Returns the school as a reference in other structured data, complete enough without the home page. */
export const buildSchoolReference = () =>
  ({
    '@type': 'School',
    '@id': schoolId(),
    name: school.name,
    url: toAbsoluteUrl('/'),
    logo: toAbsoluteUrl('/icons/icon-512.png'),
  }) as const satisfies School

export function buildSchoolAddress(): PostalAddress {
  const { street, town, state, postalCode } = school.address
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: town,
    addressRegion: state,
    postalCode,
    addressCountry: 'IN',
  }
}

/** Returns all data of the school, for the home page and the contact page. */
const schoolData = (): School => ({
  ...buildSchoolReference(),
  alternateName: school.localName.text,
  slogan: school.tagline,
  image: toAbsoluteUrl('/pictures/share-1200.jpg'),
  telephone: school.phones.map(({ dialled }) => dialled),
  email: school.emails.office,
  address: buildSchoolAddress(),
  geo: { '@type': 'GeoCoordinates', ...school.coordinates },
  hasMap: school.map.directions,
  sameAs: school.social.map(({ href }) => href),
  parentOrganization: { '@type': 'Organization', name: school.society },
  identifier: givenNumber(school.affiliationNumber) && {
    '@type': 'PropertyValue',
    propertyID: 'CBSE affiliation number',
    value: school.affiliationNumber,
  },
})

const siteData = (): WebSite => ({
  '@type': 'WebSite',
  '@id': toAbsoluteUrl('/#site'),
  name: school.name,
  alternateName: school.shortName,
  url: toAbsoluteUrl('/'),
  inLanguage: 'en-IN',
  publisher: { '@id': schoolId() },
})

const context = 'https://schema.org'

export const buildSchoolGraph = (): Graph => ({ '@context': context, '@graph': [schoolData()] })

/** Returns the structured data of the home page: the website and the school. */
export const buildHomeGraph = (): Graph => ({
  '@context': context,
  '@graph': [siteData(), schoolData()],
})
