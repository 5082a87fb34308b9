import { routes } from '@/content/routes'
import { school } from '@/content/school'
import { buildSiteMap } from '@/lib/routing/site-map'

const links = buildSiteMap().flatMap((group) => group.links)

describe('the site map', () => {
  it('lists every page of the route table once', () => {
    const listed = links.filter(
      ({ href }) => href.startsWith('/') && href !== school.chronicle.href,
    )
    expect(listed.map(({ href }) => href).sort()).toEqual(routes.map(({ path }) => path).sort())
  })

  it('lists the tabloid, the portal help and the external blog', () => {
    const hrefs = links.map(({ href }) => href)
    expect(hrefs).toEqual(expect.arrayContaining(['/tabloid', '/pphelp', school.blog.href]))
  })

  it('groups pages by section, in the order of the menu', () => {
    expect(buildSiteMap().map(({ title }) => title)).toEqual([
      'About',
      'Campus',
      'Academics',
      'Classes',
      'Beyond Academics',
      'Admission',
      'Fees',
      'Hostel',
      'News',
      'The school',
      'Elsewhere',
    ])
  })

  it('nests a page below its parent', () => {
    const depth = (path: string) => links.find(({ href }) => href === path)?.depth
    expect(depth('/our-campus')).toBe(0)
    expect(depth('/our-campus/facilities')).toBe(1)
    expect(depth('/our-campus/facilities/transport')).toBe(2)
  })
})
