/** The permissions of the desk (R-DESK-2). Every function of the desk is checked against this one table. */

/** The roles, from the fewest permissions to the most. Each includes those of the roles before it. */
export const roles = ['writer', 'editor', 'owner'] as const
export type Role = (typeof roles)[number]

const lowestRole = {
  'records.read': 'writer',
  'records.save': 'writer',
  'records.publish': 'editor',
  'records.withdraw': 'editor',
  'records.delete': 'editor',
  'media.read': 'writer',
  'media.upload': 'writer',
  'media.describe': 'writer',
  'alerts.read': 'writer',
  'alerts.set': 'editor',
  'alerts.end': 'editor',
  'certificates.read': 'editor',
  'certificates.save': 'editor',
  'certificates.delete': 'editor',
  'enquiries.read': 'editor',
  'enquiries.change': 'editor',
  'enquiries.erase': 'editor',
  'history.read': 'writer',
  'sessions.own': 'writer',
  'people.read': 'owner',
  'people.invite': 'owner',
  'people.change': 'owner',
  'people.remove': 'owner',
} as const satisfies Record<string, Role>

/** An action that needs a permission. */
export type Action = keyof typeof lowestRole

export const actions = Object.keys(lowestRole) as Action[]

export const isRole = (text: string): text is Role => (roles as readonly string[]).includes(text)

export const listRolesWith = (action: Action): Role[] => roles.filter((role) => can(role, action))

/** Whether the role has the permission. */
export const can = (role: Role, action: Action): boolean =>
  roles.indexOf(role) >= roles.indexOf(lowestRole[action])
