import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { listDamagedFiles } from '@/lib/core/file-faults'
import { closeDatabase } from '@/lib/database/site-database'
import { createResetLink, readReset } from '@/lib/desk/accounts/reset'
import { readInvitation } from '@/lib/desk/accounts/join'
import { changeRole, removePerson } from '@/lib/desk/accounts/people'
import { readSession } from '@/lib/desk/accounts/sessions'
import { commandActor } from '@/lib/desk/operation'
import { saveCertificate } from '@/lib/desk/media/certificates'
import { uploadMedia } from '@/lib/desk/media/upload'
import { createRecord } from '@/lib/desk/records/save'
import { cleanUp } from '@/lib/desk/service'
import { backUp, restore } from '@/scripts/enquiries/backup'
import { setClock } from '../enquiries/support/clock'
import { engines, useDesk } from './support/desk'
import { createHeaders, createInvitationLink, join, getToken } from './support/people'

jest.setTimeout(120_000)

describe.each(engines)('a restore of the desk in %s', (engine) => {
  const desk = useDesk(engine)

  it('ends sessions and links, and names the accounts that it restores', async () => {
    setClock(Date.parse('2026-11-24T09:00:00+05:30'))
    const owner = await join('owner@school.example', 'owner')
    const gone = await join('gone@school.example', 'editor')
    const lower = await join('lower@school.example', 'owner')
    const invitation = await createInvitationLink('invited@school.example')
    const link = getToken((await createResetLink(commandActor, 'gone@school.example'))!)
    await createRecord(owner.actor, { kind: 'event', form: {} })
    const db = await desk.db()
    const passkey = {
      person_id: owner.actor.id,
      public_key: '',
      counter: 0,
      transports: '[]',
      name: 'Chrome',
      created_at: 0,
      used_at: null,
    }
    await db
      .insertInto('desk_passkeys')
      .values({ id: 'lost', ...passkey })
      .execute()
    const backup = path.join(desk.folder, 'backup')
    await backUp(backup)
    await removePerson(owner.actor, { id: gone.actor.id })
    await changeRole(owner.actor, { id: lower.actor.id, role: 'writer' })
    await db.deleteFrom('desk_passkeys').execute()
    await closeDatabase()

    const said = await restore(backup)
    expect(said).toMatch(/^restored: 0 enquiries, 1 record, 0 files, 0 certificates, 3 accounts\n/)
    expect(said).toContain('Everybody is logged out')
    expect(said.split('\n').filter((line) => line.startsWith('  '))).toEqual([
      '  gone@school.example (editor), whose account was removed since',
      '  lower@school.example, who is owner again instead of writer',
      '  owner@school.example, with a passkey that was removed since',
    ])
    for (const { cookies } of [owner, gone, lower])
      expect(await readSession(createHeaders(cookies))).toBeUndefined()
    expect(await readInvitation(invitation)).toBeUndefined()
    expect(await readReset(link)).toBeUndefined()
    await closeDatabase()
    setClock(Date.parse('2026-11-24T09:01:00+05:30'))
    // Nothing has changed since: no account is restored.
    expect(await restore(backup)).not.toContain('can log in again')
  })

  it('names the files that are missing, and the health check counts them', async () => {
    const bytes = (width: number) =>
      sharp({ create: { width, height: 9, channels: 3, background: 'red' } })
        .jpeg()
        .toBuffer()
    const input = { admission: 'DVS/1', pupil: 'A Pupil', bytes: await bytes(9) }
    const saved = await saveCertificate(commandActor, input)
    expect(saved.outcome).toBe('saved')
    await uploadMedia(commandActor, { bytes: await bytes(8), fileName: 'a.jpg' })
    await uploadMedia(commandActor, { bytes: await bytes(7), fileName: 'b.jpg' })
    const backup = path.join(desk.folder, 'backup')
    await backUp(backup)
    await closeDatabase()
    expect(await restore(backup)).not.toContain('missing')
    const media = path.join(desk.folder, 'media')
    const [certificate] = readdirSync(path.join(media, 'certificates'))
    rmSync(path.join(media, 'certificates'), { recursive: true })
    const said = (await restore(backup)).split('\n')
    const at = said.indexOf(`1 of 3 files are missing in ${media}. Restore them from a copy:`)
    expect(said.slice(at + 1)).toEqual([`  certificates/${certificate}`])
    rmSync(media, { recursive: true })
    expect(await restore(backup)).toContain(`3 of 3 files are missing in ${media}`)
    await cleanUp(await desk.db())
    expect(listDamagedFiles().size).toBe(3)
  })
})
