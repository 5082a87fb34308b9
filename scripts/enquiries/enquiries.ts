/**
 * The office's hand on the enquiry store, also while the site runs (`npm run enquiries`):
 *
 *   list                     what is stored, and what has become of its delivery
 *   export [file]            everything as CSV, to a file or to standard output
 *   retry                    lets deliveries that were given up be tried again
 *   erase <contact number>   erases all that is kept of a number; a reference number erases one enquiry
 *   expire                   erases what is past its time, even if the site refuses to because of its clock
 */
import { writeFileSync } from 'node:fs'
import { formatMoment, toRecordDate } from '@/lib/dates'
import { withoutPrefix } from '@/lib/enquiries/contact-number'
import { deliveriesText, toCsv } from '@/lib/enquiries/csv'
import { enquiryService, type EnquiryService } from '@/lib/enquiries/service'
import { env } from '@/lib/env'

type Command = (service: EnquiryService, argument: string | undefined) => Promise<string>

const list: Command = async ({ store }) => {
  const enquiries = await store.list()
  const lines = enquiries.map((enquiry) =>
    [
      enquiry.reference,
      formatMoment(toRecordDate(enquiry.created_at) ?? ''),
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

const [name = '', argument] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
if (command) {
  await run(command)
} else {
  console.error('Say what to do: list | export [file] | retry | erase <contact number> | expire')
  process.exitCode = 2
}

async function run(chosen: Command): Promise<void> {
  const service = await enquiryService()
  try {
    const text = await chosen(service, argument)
    process.stdout.write(text.endsWith('\n') ? text : `${text}\n`)
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  } finally {
    await service.close()
  }
}
