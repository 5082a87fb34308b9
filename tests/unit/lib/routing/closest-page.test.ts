import { feeGroups } from '@/content/data/fees'
import { transportFeePath } from '@/content/data/transport'
import { routes } from '@/content/routes'
import { findClosestPage } from '@/lib/routing/closest-page'

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
  ['/fee-structre-2026', '/fee-structure'],
  ['/fee-structure-2027-28', '/fee-structure'],
  ['/fee_structure_2026-2027', '/fee-structure'],
  ['/fees-26-27', '/fee-structure'],
  ['/school-fee-structure-2025', '/fee-structure'],
  ['/fees2026', '/fee-structure'],
  ['/fee-structure/transport-fee-2027-28', transportFeePath],
  ['/transprt-fee-2025', transportFeePath],
  ['/fee-structure/class-nine-2025-26', feeGroups.nine.path],
  ['/fee-strcture/2026', '/fee-structure'],
  ['/book-lst-2027', '/academics/book-list'],
  ['/admissions-2027-28', '/admission'],
  ['/2026/admision', '/admission'],
  ['/hostel-fes-2030', '/hostel/hostel-fee'],
  ['/all-fees', '/fee-structure'],
  ['/about-our-school', '/about'],
  ['/the-library', '/our-campus/library'],
  ['/faculty-list', '/academics/faculty'],
  ['/campus-map', '/our-campus'],
  ['/gallery-photos', '/beyond-academic/events-gallery'],
  ['/books-for-sale', '/academics/book-list'],
  ['/class-xi-all-streams', '/fee-structure/fee-class-XI-AllStreams'],
  ['/messge-from-principal', '/about/message-from-principal'],
  ['/annual-report-2019', '/about/school-annual-report'],
  ['/class-x-results', '/topper-x'],
])('%s matches %s', (path, expected) => {
  expect(findClosestPage(path)?.path).toBe(expected)
})

it.each([
  '/xyzzy',
  '/wp-admin',
  '/12345',
  '/2026',
  '/2026-27',
  '/26-27',
  '/---',
  '/চা',
  '/constructor',
  '/home',
  '/no-such-page',
  '/no-such-page-at-all',
  '/all',
  '/new-page',
  '/page-not-found',
  '/what-is-this',
  '/up-and-down',
  '/for-you',
  '/my-account',
  '/shop/cart',
  '/test',
  '/read-more',
  '/something-new',
  '/images/all.jpg',
  '/the-end-of-the-world',
  '/streams-of-consciousness',
])('%s matches no page', (path) => {
  expect(findClosestPage(path)).toBeUndefined()
})

it.each(routes.filter(({ path }) => path !== '/').map(({ path }) => path))(
  'finds %s despite swapped letters',
  (path) => {
    expect(findClosestPage(path.replace(/^\/(.)(.)/, '/$2$1'))?.path).toBe(path)
  },
)

it('names the section where pages have the same name', () => {
  expect(findClosestPage('/transprt-fee')?.label).toBe('Fee structure: Transport')
})

it('returns the label of the menus', () => {
  expect(findClosestPage('/hostel-fees')).toEqual({
    path: '/hostel/hostel-fee',
    label: 'Hostel fee',
  })
})
