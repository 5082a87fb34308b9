import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as changeEnquiry from '@/lib/desk/enquiries/change'
import * as exportEnquiry from '@/lib/desk/enquiries/export'
import * as listEnquiry from '@/lib/desk/enquiries/list'
import * as people from '@/lib/desk/accounts/people'
import * as join from '@/lib/desk/accounts/join'
import * as own from '@/lib/desk/accounts/own-account'
import * as passkeys from '@/lib/desk/accounts/passkeys'
import * as reset from '@/lib/desk/accounts/reset'
import * as sessions from '@/lib/desk/accounts/sessions'
import * as history from '@/lib/desk/history/history'
import * as listMedia from '@/lib/desk/media/list'
import * as certificates from '@/lib/desk/media/certificates'
import * as readMedia from '@/lib/desk/media/read-media'
import * as upload from '@/lib/desk/media/upload'
import { ForbiddenError, type Actor } from '@/lib/desk/operation'
import { actions, can, roles } from '@/lib/desk/permissions'
import * as alerts from '@/lib/desk/records/alerts'
import * as descriptions from '@/lib/desk/records/describe'
import * as list from '@/lib/desk/records/list'
import * as overview from '@/lib/desk/records/overview'
import * as publish from '@/lib/desk/records/publish'
import * as save from '@/lib/desk/records/save'
import { editor, owner, useDesk, writer } from './support/desk'

type Operation = ((actor: Actor, ...args: unknown[]) => Promise<unknown>) & { action: string }

const modules = {
  changeEnquiry,
  exportEnquiry,
  listEnquiry,
  people,
  join,
  own,
  passkeys,
  reset,
  sessions,
  history,
  certificates,
  listMedia,
  readMedia,
  upload,
  alerts,
  descriptions,
  list,
  overview,
  publish,
  save,
}
const operations = Object.values(modules).flatMap((module) =>
  Object.entries(module as Record<string, unknown>).filter(
    (entry): entry is [string, Operation] => typeof entry[1] === 'function' && 'action' in entry[1],
  ),
)

/** Who may do what, as agreed with the school. */
const expected: Record<string, readonly (readonly ['writer' | 'editor' | 'owner', string])[]> = {
  writer: [
    ['writer', 'createRecord'],
    ['writer', 'saveRecord'],
    ['writer', 'restoreVersion'],
    ['writer', 'listRecords'],
    ['writer', 'getRecord'],
    ['writer', 'listVersions'],
    ['writer', 'uploadMedia'],
    ['writer', 'openMedia'],
    ['writer', 'readMedia'],
    ['writer', 'listMedia'],
    ['writer', 'saveConflicting'],
    ['writer', 'describeMedia'],
    ['writer', 'listAlerts'],
    ['writer', 'listHistory'],
    ['writer', 'listHistoryPeople'],
    ['writer', 'listSessions'],
    ['writer', 'revokeSession'],
    ['writer', 'changeName'],
    ['writer', 'changePassword'],
    ['writer', 'listPasskeys'],
    ['writer', 'startPasskey'],
    ['writer', 'savePasskey'],
    ['writer', 'removePasskey'],
    ['writer', 'recordOverview'],
  ],
  editor: [
    ['editor', 'publishRecord'],
    ['editor', 'withdrawRecord'],
    ['editor', 'endRecord'],
    ['editor', 'deleteRecord'],
    ['editor', 'undeleteRecord'],
    ['editor', 'setAlert'],
    ['editor', 'stopAlert'],
    ['editor', 'listCertificates'],
    ['editor', 'saveCertificate'],
    ['editor', 'deleteCertificate'],
    ['editor', 'openCertificate'],
    ['editor', 'listEnquiries'],
    ['editor', 'countEnquiries'],
    ['editor', 'countNewEnquiries'],
    ['editor', 'getEnquiry'],
    ['editor', 'setEnquiryState'],
    ['editor', 'addEnquiryNote'],
    ['editor', 'eraseEnquiry'],
    ['editor', 'exportEnquiries'],
  ],
  owner: [
    ['owner', 'invite'],
    ['owner', 'listPeople'],
    ['owner', 'changeRole'],
    ['owner', 'removePerson'],
    ['owner', 'endSessions'],
    ['owner', 'createResetLink'],
    ['owner', 'listInvitations'],
    ['owner', 'withdrawInvitation'],
  ],
}
const table = Object.values(expected).flat()

describe('every function of the desk', () => {
  const desk = useDesk()

  it('is in the matrix', () => {
    const defined = readdirSync('lib/desk', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => {
        const source = readFileSync(path.join('lib/desk', file), 'utf8')
        return [...source.matchAll(/^export const (\w+) = operation\(/gm)].map(([, name]) => name!)
      })
    expect(defined.sort()).toEqual(table.map(([, name]) => name).sort())
    expect(operations.map(([name]) => name).sort()).toEqual(defined.sort())
  })

  it.each(table)('needs the role %s or higher: %s', async (lowest, name) => {
    const [, call] = operations.find(([known]) => known === name)!
    for (const actor of [writer, editor, owner]) {
      const isAllowed = roles.indexOf(actor.role) >= roles.indexOf(lowest)
      const error = await call(actor, {}).then(
        () => undefined,
        (error: unknown) => error,
      )
      expect([actor.role, error instanceof ForbiddenError]).toEqual([actor.role, !isAllowed])
    }
    expect(can('writer', call.action as (typeof actions)[number])).toBe(lowest === 'writer')
  })

  it('changes nothing when the role does not allow it', async () => {
    const record = await save.createRecord(writer, {
      kind: 'notice',
      form: { title: 'A', date: '2026-11-24' },
    })
    if (record.outcome !== 'saved') throw new Error()
    const { id, version } = record.record
    for (const call of [publish.publishRecord, publish.deleteRecord, publish.withdrawRecord])
      await expect(call(writer, { id, version })).rejects.toThrow(ForbiddenError)
    const stranger = { ...writer, role: 'guest' as 'writer' }
    await expect(list.listRecords(stranger)).rejects.toThrow(ForbiddenError)
    expect((await list.getRecord(writer, id))?.state).toBe('draft')
    const rows = await (await desk.db()).selectFrom('desk_history').select('action').execute()
    expect(rows).toEqual([{ action: 'saved' }])
  })
})
