import type { School } from './types'

/**
 * Everything that identifies the school. The values are samples, each marked as such. Replace them with the
 * school's own. `npm run content:audit` lists the remaining samples.
 */
export const school: School = {
  name: 'Dooars Vale School', // sample
  shortName: 'Dooars Vale', // sample
  localName: { text: 'ডুয়ার্স ভেল স্কুল', lang: 'bn' }, // sample
  tagline: 'CBSE · Pre-Nursery to Class XII',
  society: 'DPS Society',
  address: {
    street: 'Station Road', // sample
    town: 'Dooars', // sample
    state: 'West Bengal',
    postalCode: '735000', // sample
    country: 'India',
  },
  coordinates: { latitude: 26.85, longitude: 88.75 }, // sample
  phones: [
    { printed: '00000 00001', dialled: '+910000000001' }, // sample
    { printed: '00000 00002', dialled: '+910000000002' }, // sample
  ],
  chat: { label: 'WhatsApp', href: 'https://wa.me/910000000001' }, // sample
  emails: {
    office: 'office@school.example', // sample
    admission: 'admission@school.example', // sample
    privacy: 'privacy@school.example', // sample
  },
  portal: { label: 'portal.school.example', href: 'https://portal.school.example/' }, // sample
  appStores: {
    googlePlay: 'https://play.google.com/store/apps/details?id=example.school.portal', // sample
    appStore: 'https://apps.apple.com/in/app/school-portal/id0000000000', // sample
  },
  chronicle: { label: 'Chronicle', href: '/documents/chronicle.pdf' }, // sample
  blog: { label: 'School blog', href: 'https://blog.example.org/' }, // sample
  film: { label: 'Watch the school film', href: 'https://video.example.org/school-film' }, // sample
  socialPage: { label: 'Follow the school page', href: 'https://social.example.org/school' }, // sample
  social: [
    { label: 'Facebook', href: 'https://facebook.example.org/school', icon: 'facebook' }, // sample
    { label: 'Instagram', href: 'https://instagram.example.org/school', icon: 'instagram' }, // sample
    { label: 'YouTube', href: 'https://youtube.example.org/school', icon: 'youtube' }, // sample
    { label: 'LinkedIn', href: 'https://linkedin.example.org/school', icon: 'linkedin' }, // sample
  ],
  map: {
    embed:
      'https://www.openstreetmap.org/export/embed.html?bbox=88.70%2C26.82%2C88.80%2C26.88&layer=mapnik&marker=26.85%2C88.75', // sample
    directions: 'https://www.openstreetmap.org/directions?to=26.85%2C88.75', // sample
  },
  affiliationNumber: '0000000', // sample
  code: '00000', // sample
  serviceCode: 'dvs', // sample
  copyrightYears: '2020–2025',
}

/** Returns a number that the school has supplied; `undefined` for one that stands in for it, which begins with noughts. */
export const givenNumber = (number: string): string | undefined =>
  number.startsWith('0000') ? undefined : number
