import { PortalLinks } from './PortalLinks'

export const examples = {
  'the portal and its apps': (
    <PortalLinks
      portal={{ label: 'portal.school.example', href: 'https://portal.school.example/' }}
      appStores={{
        googlePlay: 'https://play.google.com/store/apps/details?id=example.school.portal',
        appStore: 'https://apps.apple.com/in/app/school-portal/id0000000000',
      }}
    />
  ),
}
