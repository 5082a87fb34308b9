import { getOwn } from '@/lib/core/get-own'
import type { HistoryAction } from '@/lib/desk/history/history'

/** Names of actions, between the name of the person and the subject. */
export const actionWords: Record<HistoryAction, string> = {
  saved: 'saved',
  published: 'published',
  withdrawn: 'took off the site:',
  ended: 'ended',
  deleted: 'removed',
  restored: 'put back',
  imported: 'imported',
  uploaded: 'uploaded',
  described: 'described',
  invited: 'invited',
  uninvited: 'withdrew the invitation of',
  joined: 'joined:',
  'changed role': 'changed the role of',
  removed: 'removed',
  'reset password': 'asked for a new password of',
  'changed password': 'changed the password of',
  'added passkey': 'added a passkey:',
  'removed passkey': 'removed a passkey:',
  viewed: 'looked at',
  'changed state': 'set the state of',
  noted: 'wrote a note on',
  erased: 'erased',
  exported: 'downloaded',
}

const kindWords: Record<string, string> = {
  highlight: 'highlight',
  notice: 'notice',
  news: 'news item',
  event: 'event',
  album: 'album',
  story: 'story',
  popup: 'popup notice',
  registration: 'registration link',
  'career-notice': 'career notice',
  alert: 'alert',
  certificate: 'certificate',
  enquiry: 'enquiry',
  person: 'person',
}

export const kindWord = (kind: string): string => getOwn(kindWords, kind) ?? kind

/** The office has no name for the commands on the server. */
export const personWord = ({ id, name }: { id: string; name: string }): string =>
  id === 'command' ? 'A command on the server' : name
