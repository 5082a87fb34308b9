import { can, type Action, type Role } from '@/lib/desk/permissions'

const links: readonly { href: string; label: string; action: Action }[] = [
  { href: '/desk/records', label: 'Records', action: 'records.read' },
  { href: '/desk/alerts', label: 'Alerts', action: 'alerts.read' },
  { href: '/desk/enquiries', label: 'Enquiries', action: 'enquiries.read' },
  { href: '/desk/certificates', label: 'Certificates', action: 'certificates.read' },
  { href: '/desk/media', label: 'Pictures and files', action: 'media.read' },
  { href: '/desk/history', label: 'History', action: 'history.read' },
  { href: '/desk/people', label: 'People', action: 'people.read' },
]

/** The parts of the desk that a role may open. */
export const listMenuLinks = (role: Role) => links.filter(({ action }) => can(role, action))

/** Returns the part of the menu that a path belongs to. */
export const isUnder = (path: string, href: string): boolean =>
  path === href || path.startsWith(`${href}/`) || path.startsWith(`${href}?`)

/** Returns whether a path belongs to a part of the menu for owners only. */
export const isForOwners = (path: string): boolean =>
  links.some(({ href, action }) => isUnder(path, href) && !can('editor', action))
