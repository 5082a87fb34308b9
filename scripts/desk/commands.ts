import { env } from '@/lib/core/env'
import { formatDateTime } from '@/lib/core/dates'
import { invite, listInvitations, toEmail, withdrawInvitation } from '@/lib/desk/accounts/join'
import { listPeople, removePerson, type Person } from '@/lib/desk/accounts/people'
import { createResetLink } from '@/lib/desk/accounts/reset'
import { commandActor } from '@/lib/desk/operation'
import { isRole } from '@/lib/desk/permissions'
import { getSiteDatabase } from '@/lib/database/site-database'
import { UsageError } from '../support/command-line'
import { checkSite } from '../support/running-site'
import type { CommandName, Values } from './arguments'
import { exportAll } from './export'
import { importAll } from './import'

/** Returns what the command prints. */
type Command = (argument: string, values: Values) => Promise<string>

const inviteSomebody: Command = async (email, { role = '' }) => {
  if (!isRole(role)) {
    throw new UsageError(
      role
        ? `“${role}” is not a role: use writer, editor or owner.`
        : 'Give the role: --role writer, editor or owner.',
    )
  }
  const result = await invite(commandActor, { email, role })
  if (result.outcome === 'invalid') throw new UsageError(result.message)
  const mailed = result.isMailed ? `\nThe link was also mailed to ${email}.` : ''
  return `${result.link}\nIt works once, for 48 hours. Give it to nobody else.${mailed}`
}

const list: Command = async () => {
  const people = await listPeople(commandActor)
  const lines = people.map(({ email, name, role, since }) =>
    [email, name, role, since ? formatDateTime(since) : ''].join('  '),
  )
  const invited = (await listInvitations(commandActor)).map(({ email, role, by, until }) =>
    [
      email,
      'invited',
      role,
      `by ${by ?? 'a command'}`,
      `until ${formatDateTime(until.toISOString())}`,
    ].join('  '),
  )
  return (
    [...lines, ...invited].join('\n') ||
    'Nobody has an account yet: `npm run desk -- invite` creates the first.'
  )
}

/** Removes an account, or withdraws the invitation of somebody who has no account yet. */
const revoke: Command = async (text) => {
  const email = toEmail(text) ?? ''
  const isWithdrawn = await withdrawInvitation(commandActor, { email })
  const hasAccount = (await listPeople(commandActor)).some((person) => person.email === email)
  if (isWithdrawn && !hasAccount) {
    return `The invitation for ${email} is withdrawn. Its link no longer works.`
  }
  const person = await findPerson(text)
  const { outcome } = await removePerson(commandActor, { id: person.id })
  if (outcome === 'last owner') {
    throw new UsageError(`${person.email} is the only owner: invite another owner first.`)
  }
  return `${person.email} can no longer log in. What they wrote stays.`
}

const reset: Command = async (email) => {
  const person = await findPerson(email)
  const link = await createResetLink(commandActor, person.email)
  return `${link}\nIt works once, for an hour. The old password works until it is used.`
}

/** Finds a person by e-mail address. @throws UsageError */
async function findPerson(text: string): Promise<Person> {
  const email = toEmail(text)
  if (!email) throw new UsageError(`“${text}” is not an e-mail address.`)
  const person = (await listPeople(commandActor)).find((account) => account.email === email)
  if (!person)
    throw new UsageError(`${email} has no account: \`npm run desk -- people\` lists them.`)
  return person
}

/** Runs a command only where the desk is on. @throws UsageError instead of using a database that no desk reads */
const withDesk =
  (command: Command): Command =>
  async (argument, values) => {
    if (!env.deskSecret) {
      throw new UsageError('The desk is off: set DESK_SECRET as it is for the site.')
    }
    await checkSite(await getSiteDatabase())
    return command(argument, values)
  }

export const commands: Record<CommandName, Command> = {
  invite: withDesk(inviteSomebody),
  people: withDesk(list),
  revoke: withDesk(revoke),
  reset: withDesk(reset),
  import: withDesk((_, { from }) => importAll(from)),
  export: withDesk((folder) => exportAll(folder)),
}
