/**
 * Acts as the office in a separate process, next to the running site: `tsx --conditions=react-server desk-process.ts
 * {JSON}`. Does one thing and prints the result as JSON.
 */
import { readFileSync } from 'node:fs'
import { closeDatabase } from '@/lib/database/site-database'
import { acceptInvitation, invite } from '@/lib/desk/accounts/join'
import { uploadMedia } from '@/lib/desk/media/upload'
import { commandActor } from '@/lib/desk/operation'
import type { Role } from '@/lib/desk/permissions'
import type { Kind } from '@/lib/desk/records/kinds'
import { publishRecord, withdrawRecord } from '@/lib/desk/records/publish'
import { createRecord, saveRecord, type FormInput } from '@/lib/desk/records/save'

type NewPerson = { email: string; name: string; role: Role }

export type Task =
  | { do: 'upload'; file: string }
  | { do: 'publish'; kind: Kind; form: FormInput; publishAt?: string }
  | { do: 'correct'; id: string; version: number; form: FormInput }
  | { do: 'withdraw'; id: string; version: number }
  | { do: 'join'; people: readonly NewPerson[]; password: string }

async function run(task: Task): Promise<unknown> {
  switch (task.do) {
    case 'upload':
      return uploadMedia(commandActor, { bytes: readFileSync(task.file), fileName: task.file })
    case 'publish': {
      const created = await createRecord(commandActor, task)
      if (created.outcome !== 'saved') return created
      const publishAt = task.publishAt === undefined ? null : new Date(task.publishAt)
      return publishRecord(commandActor, { ...created.record, publishAt, endAt: null })
    }
    case 'correct': {
      const saved = await saveRecord(commandActor, task)
      return saved.outcome === 'saved'
        ? publishRecord(commandActor, { id: task.id, version: saved.record.version })
        : saved
    }
    case 'withdraw':
      return withdrawRecord(commandActor, task)
    case 'join':
      for (const person of task.people) await join(person, task.password)
      return null
  }
}

async function join({ email, name, role }: NewPerson, password: string) {
  const invited = await invite(commandActor, { email, role })
  if (invited.outcome !== 'invited') throw new Error(invited.message)
  const token = new URL(invited.link).hash.slice(1)
  const client = { address: '127.0.0.1', userAgent: 'tests' }
  const { outcome } = await acceptInvitation(token, { name, password }, client)
  if (outcome !== 'joined') throw new Error(`${email}: ${outcome}`)
}

console.log(JSON.stringify(await run(JSON.parse(process.argv[2]!) as Task)))
await closeDatabase()
