/**
 * `npm run enquiries`: manages the enquiry store, also while the site runs.
 *
 *   list                     lists enquiries and the state of their deliveries
 *   export [file]            exports everything as CSV, to a file or to standard output
 *   retry                    retries deliveries that were given up
 *   erase <contact number>   erases everything stored for a number; a reference number erases one enquiry
 *   expire                   erases expired enquiries, even those that the site holds back because of its clock
 *   backup <file>            saves the store to a new file
 *   restore <file>           replaces the store with a backup, while the site is stopped
 */
import '../support/site-settings.mjs'
import { writeFileSync } from 'node:fs'
import { formatDateTime, toRecordDate } from '@/lib/core/dates'
import { env } from '@/lib/core/env'
import { readContact, removePrefix } from '@/lib/enquiries/contact-number'
import { formatDeliveries, toCsv } from '@/lib/enquiries/csv'
import { getLanguageName } from '@/lib/enquiries/consent'
import { getEnquiryService, type EnquiryService } from '@/lib/enquiries/service'
import { getSiteDatabase } from '@/lib/database/site-database'
import { checkSite } from '../support/running-site'
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
      getLanguageName(enquiry.language),
      formatDeliveries(enquiry) || 'stored only',
    ].join('  '),
  )
  return [...lines, `${enquiries.length} stored`].join('\n')
}

const exportAll: Command = async ({ store }, file) => {
  const enquiries = await store.list()
  const csv = toCsv(enquiries)
  if (!file) return csv
  // Readable only by the owner, because it contains personal data.
  writeFileSync(file, csv, { mode: 0o600 })
  return `${enquiries.length} written to ${file}`
}

const retry: Command = async ({ outbox }) =>
  `${await outbox.retryDead()} queued again; the running site delivers them within seconds`

const erase: Command = async ({ store }, argument) => {
  const text = argument?.trim().toUpperCase() ?? ''
  const value = text.startsWith('ENQ-') ? text : (readContact(text).number ?? removePrefix(text))
  if (!value) throw new Error('A contact number or a reference number is required.')
  const erased = await store.erase(value)
  return `${erased} erased. Also erase the copies at the provider and in the office's mailbox.`
}

const expire: Command = async ({ store }) =>
  `${await store.eraseAllOlderThan(env.enquiryRetentionDays)} erased, older than ${env.enquiryRetentionDays} days`

const commands: Record<string, Command> = { list, export: exportAll, retry, erase, expire }

/** Commands that work on the store as a file or dump, without opening it. */
const fileCommands: Record<string, (file: string) => Promise<string>> = { backup: backUp, restore }

/** Commands that may read another database than the running site's, such as one that a restore has kept. */
const readingCommands = ['list', 'export']

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
      ? `Usage: npm run enquiries -- ${name} <file>`
      : 'Usage: npm run enquiries -- list | export [file] | retry | erase <contact number> | expire | backup <file> | restore <file>',
  )
  process.exitCode = 2
}

async function withService(run: Command): Promise<string> {
  const service = await getEnquiryService()
  try {
    await checkSite(await getSiteDatabase(), !readingCommands.includes(name))
    return await run(service, argument)
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
