/** @jest-environment node */
import { routes } from '@/content/routes'
import { closestPage } from '@/lib/routing/closest-page'

it.each([
  ['/abuot', '/about'],
  ['/about-us', '/about'],
  ['/principal', '/about/message-from-principal'],
  ['/fees', '/fee-structure'],
  ['/fee-strucutre', '/fee-structure'],
  ['/admision/enquiry', '/admission/admission-enquiry'],
  ['/transfer_certificate', '/academics/student-transfer-certificate'],
  ['/facilities/infirmery', '/our-campus/facilities/infirmary'],
  ['/photo-gallery', '/beyond-academic/events-gallery'],
  ['/hostelFee', '/hostel/hostel-fee'],
  ['/contactus', '/contact'],
  ['/privacy', '/privacy-policy'],
  ['/new', '/news'],
  ['/admission/fees-of-class-xi', '/fee-structure/fee-class-XI-AllStreams'],
  ['/school-bus-route', '/our-campus/facilities/transport'],
])('%s matches %s', (path, expected) => {
  expect(closestPage(path)?.path).toBe(expected)
})

it.each(['/xyzzy', '/wp-admin', '/12345', '/---', '/চা', '/constructor', '/home'])(
  '%s matches no page',
  (path) => {
    expect(closestPage(path)).toBeUndefined()
  },
)

it.each(routes.filter(({ path }) => path !== '/').map(({ path }) => path))(
  'finds %s despite swapped letters',
  (path) => {
    expect(closestPage(path.replace(/^\/(.)(.)/, '/$2$1'))?.path).toBe(path)
  },
)

it('returns the label of the menus', () => {
  expect(closestPage('/hostel-fees')).toEqual({ path: '/hostel/hostel-fee', label: 'Hostel fee' })
})
