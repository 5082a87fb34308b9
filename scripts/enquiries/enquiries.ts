/**
 * The office's hand on the enquiry store, also while the site runs (`npm run enquiries`):
 *
 *   list                     what is stored, and what has become of its delivery
 *   export [file]            everything as CSV, to a file or to standard output
 *   retry                    lets deliveries that were given up be tried again
 *   erase <contact number>   erases all that is kept of a number; a reference number erases one enquiry
 *   expire                   erases what is past its time, even if the site refuses to because of its clock
 *   backup <file>            saves the store to a new file
 *   restore <file>           puts a backup in its place, while the site is stopped
 */
import { writeFileSync } from 'node:fs'
import { formatDateTime, toRecordDate } from '@/lib/core/dates'
import { env } from '@/lib/core/env'
import { withoutPrefix } from '@/lib/enquiries/contact-number'
import { deliveriesText, toCsv } from '@/lib/enquiries/csv'
import { enquiryService, type EnquiryService } from '@/lib/enquiries/service'
import { backUp, restore } from './backup'

type Command = (service: EnquiryService, argument: string | undefined) => Promise<string>

const list: Command = async ({ store }) => {
  const enquiries = await store.list()
  const lines = enquiries.map((enquiry) =>
    [
      enquiry.reference,
      formatDateTime(toRecordDate(enquiry.created_at) ?? ''),
      enquiry.admission_class,
      enquiry.contact,
      enquiry.name,
      deliveriesText(enquiry) || 'kept here',
    ].join('  '),
  )
  return [...lines, `${enquiries.length} stored`].join('\n')
}

const exportAll: Command = async ({ store }, file) => {
  const enquiries = await store.list()
  const csv = toCsv(enquiries)
  if (!file) return csv
  // For the owner only: it holds names and numbers.
  writeFileSync(file, csv, { mode: 0o600 })
  return `${enquiries.length} written to ${file}`
}

const retry: Command = async ({ outbox }) =>
  `${await outbox.retryDead()} wait to be delivered again; the running site takes them up within seconds`

const erase: Command = async ({ store }, argument) => {
  const given = argument?.trim().toUpperCase() ?? ''
  const value = given.startsWith('ENQ-') ? given : withoutPrefix(given)
  if (!value) throw new Error('Give a contact number or a reference number.')
  const erased = await store.erase(value)
  return `${erased} erased here. What the provider or the office's mailbox has received must be erased there.`
}

const expire: Command = async ({ store }) =>
  `${await store.eraseAllOlderThan(env.enquiryRetentionDays)} erased that were older than ${env.enquiryRetentionDays} days`

const commands: Record<string, Command> = { list, export: exportAll, retry, erase, expire }

/** These do not open the store as the others do. */
const fileCommands: Record<string, (file: string) => Promise<string>> = { backup: backUp, restore }

const [name = '', argument] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
const fileCommand = Object.hasOwn(fileCommands, name) ? fileCommands[name] : undefined
if (command) {
  await print(() => withService(command))
} else if (fileCommand && argument) {
  await print(() => fileCommand(argument))
} else {
  console.error(
    fileCommand
      ? `Name the file: ${name} <file>`
      : 'Say what to do: list | export [file] | retry | erase <contact number> | expire | backup <file> | restore <file>',
  )
  process.exitCode = 2
}

async function withService(chosen: Command): Promise<string> {
  const service = await enquiryService()
  try {
    return await chosen(service, argument)
  } finally {
    await service.close()
  }
}

async function print(run: () => Promise<string>): Promise<void> {
  try {
    const text = await run()
    process.stdout.write(text.endsWith('\n') ? text : `${text}\n`)
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
