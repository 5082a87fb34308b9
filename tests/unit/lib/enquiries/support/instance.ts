/**
 * An instance of the site as a separate process, for tests with several instances:
 * `tsx --conditions=react-server instance.ts {first number} {count}`. Submits an enquiry for each number, prints
 * `{contact} {reference}` when it is stored, and delivers until the queue is empty.
 */
import { getEnquiryService, readQueueState } from '@/lib/enquiries/service'
import { startEnquiryTasks } from '@/lib/enquiries/start'
import { submitEnquiry } from '@/lib/enquiries/submit'
import { createContact } from '@/tests/support/fixtures/enquiry'
import { form, input } from './samples'

const [first = 0, count = 0] = process.argv.slice(2).map(Number)

startEnquiryTasks()
for (let number = first; number < first + count; number++) {
  const contact = createContact(number)
  const result = await submitEnquiry(
    { ...input, contact },
    { ...form, idempotencyKey: `key-of-${contact}`, address: contact },
  )
  console.log(contact, result.outcome === 'stored' ? result.reference : result.outcome)
}
const { delivery, close } = await getEnquiryService()
while ((await readQueueState()).depth > 0) {
  delivery.trigger()
  await delivery.idle()
  await new Promise((resolve) => setTimeout(resolve, 100))
}
await close()
