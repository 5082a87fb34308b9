import type { Role } from '@/lib/desk/permissions'

type Screen = {
  /** An example of a path with parameters. */
  path?: string
  /** The lowest role that may open it; if omitted, anybody may. */
  role?: Role
}

const noRecord = '0'.repeat(24)

/** Every page of the desk, by its folder in `app/(desk)`. */
export const screens: Readonly<Record<string, Screen>> = {
  '/desk': { role: 'writer' },
  '/desk/[...path]': { path: '/desk/no/such/page', role: 'writer' },
  '/desk/account': { role: 'writer' },
  '/desk/alerts': { role: 'writer' },
  '/desk/certificates': { role: 'editor' },
  '/desk/enquiries': { role: 'editor' },
  '/desk/enquiries/[reference]': { path: '/desk/enquiries/AE-0000-0000', role: 'editor' },
  '/desk/forgotten': {},
  '/desk/history': { role: 'writer' },
  '/desk/join': {},
  '/desk/log-in': {},
  '/desk/media': { role: 'writer' },
  '/desk/new-password': {},
  '/desk/people': { role: 'owner' },
  '/desk/people/[id]': { path: '/desk/people/nobody', role: 'owner' },
  '/desk/records': { role: 'writer' },
  '/desk/records/[id]': { path: `/desk/records/${noRecord}`, role: 'writer' },
  '/desk/records/[id]/conflict': { path: `/desk/records/${noRecord}/conflict`, role: 'writer' },
  '/desk/records/[id]/files': { path: `/desk/records/${noRecord}/files`, role: 'writer' },
  '/desk/records/[id]/versions': { path: `/desk/records/${noRecord}/versions`, role: 'writer' },
  '/desk/records/new/[kind]': { path: '/desk/records/new/notice', role: 'writer' },
}

/** Every server action of the desk, by its file below `app/(desk)/desk` and its name. */
export const serverActions: Readonly<Record<string, { role?: Role; fields?: object }>> = {
  'account#changeOwnName': { role: 'writer' },
  'account#changeOwnPassword': { role: 'writer' },
  'account#endOwnSession': { role: 'writer' },
  'account#removeOwnPasskey': { role: 'writer' },
  'account#saveOwnPasskey': { role: 'writer' },
  'account#startOwnPasskey': { role: 'writer' },
  'alerts#endAlertAction': { role: 'editor' },
  'alerts#previewAlertAction': { role: 'editor' },
  'alerts#setAlertAction': { role: 'editor' },
  'certificates#removeAction': { role: 'editor' },
  'enquiries/[reference]#addNoteAction': { role: 'editor' },
  'enquiries/[reference]#eraseAction': { role: 'editor' },
  'enquiries/[reference]#setStateAction': { role: 'editor' },
  'forgotten#askForPassword': {},
  'join#join': {},
  'join#openLink': {},
  'log-in#enter': {},
  'log-in#enterWithPasskey': {},
  'log-in#startPasskey': {},
  'media#describe': { role: 'writer' },
  'new-password#openLink': {},
  'new-password#setPassword': {},
  'people#invitePerson': { role: 'owner' },
  'people#logOutEverywhere': { role: 'owner' },
  'people#makePasswordLink': { role: 'owner' },
  'people#remove': { role: 'owner' },
  'people#setRole': { role: 'owner' },
  'people#withdraw': { role: 'owner' },
  'records/[id]#changeRecord': { role: 'editor', fields: { act: 'withdraw', id: noRecord } },
  'records/[id]#restore': { role: 'writer' },
  'search#search': { role: 'writer' },
  'records/[id]/files#addChosenFiles': { role: 'writer' },
  'log-out#leaveDesk': {},
}

/** Every other address of the desk: those that accept files, and those that serve them. */
export const handlers: Readonly<
  Record<string, { method: 'GET' | 'POST'; path?: string; role: Role }>
> = {
  '/desk/certificates/[id]': { method: 'GET', path: '/desk/certificates/none', role: 'editor' },
  '/desk/certificates/upload': { method: 'POST', role: 'editor' },
  '/desk/enquiries/export': { method: 'GET', role: 'editor' },
  '/desk/media/[...name]': { method: 'GET', path: '/desk/media/none.jpg', role: 'writer' },
  '/desk/media/upload': { method: 'POST', role: 'writer' },
  '/desk/records/save': { method: 'POST', role: 'writer' },
}
