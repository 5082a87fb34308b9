import { SiteMap } from './SiteMap'

export const examples = {
  'two groups': (
    <SiteMap
      groups={[
        {
          title: 'Our campus',
          links: [
            { label: 'Our campus', href: '/our-campus', depth: 0 },
            { label: 'Library', href: '/our-campus/library', depth: 1 },
          ],
        },
        { title: 'The school', links: [{ label: 'Contact', href: '/contact', depth: 0 }] },
      ]}
    />
  ),
}
