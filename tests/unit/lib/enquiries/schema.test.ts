import { createHash } from 'node:crypto'
import { enquiryClasses } from '@/content/data/enquiry'
import { english, findLanguage } from '@/content/languages'
import { fromPayload, fromPayloadErrors, toPayload, toPayloadErrors } from '@/lib/enquiries/payload'
import { isNoticeVersion, getNoticeVersion } from '@/lib/enquiries/consent'
import { fillFormMessages } from '@/lib/enquiries/form-words'
import { checkEnquiry as checkIn } from '@/lib/enquiries/schema'
import { enquiry, input, payload } from './support/samples'

const checkEnquiry = (value: unknown) => checkIn(value, fillFormMessages(english.words.enquiry))

const listErrors = (change: Record<string, unknown>) => checkEnquiry({ ...input, ...change }).errors

const notIndian =
  'This cannot be a number in India. A mobile number begins with a digit from 6 to 9, a landline number with its STD code without 0.'
const fromAbroad =
  'We can ring numbers in India only. If your number is from Nepal, Bhutan, Bangladesh or another country, please ring us at +910000000001 or write to admission@school.example.'

describe('an enquiry', () => {
  it('is normalised when it is valid', () => {
    const untidy = { ...input, name: '  Parent \n of a   child ', contact: '+91 90000-00001' }
    expect(checkEnquiry(untidy)).toEqual({ enquiry })
  })

  it('that is empty has every specified message', () => {
    expect(checkEnquiry({}).errors).toEqual({
      session: 'Session is required',
      name: 'Name is required',
      admissionClass: 'Class is required',
      contact: 'Contact number is required',
      consent: 'Consent is required',
    })
  })

  it.each([
    [{ session: '2025-2026' }, { session: 'Session is required' }],
    [{ name: '   ' }, { name: 'Name is required' }],
    [{ name: 'a'.repeat(101) }, { name: 'Name must have at most 100 characters' }],
    [{ name: 'null\0byte' }, { name: 'Name holds a character that cannot be read' }],
    [{ name: 'half \ud83d' }, { name: 'Name holds a character that cannot be read' }],
    [{ name: ['Parent'] }, { name: 'Name is required' }],
    [{ admissionClass: '' }, { admissionClass: 'Class is required' }],
    [{ admissionClass: 'Class 10' }, { admissionClass: 'Class is required' }],
    [{ admissionClass: '12' }, { admissionClass: 'Class is required' }],
    [{ admissionClass: 9 }, { admissionClass: 'Class is required' }],
    [{ contact: '' }, { contact: 'Contact number is required' }],
    [{ contact: '  ' }, { contact: 'Contact number is required' }],
    [{ contact: '900000000' }, { contact: 'Contact number must be exactly 10 digits' }],
    [{ contact: '90000000011' }, { contact: 'Contact number must be exactly 10 digits' }],
    [{ contact: '90000x00001' }, { contact: 'Contact number must be exactly 10 digits' }],
    [{ contact: '0900000000' }, { contact: notIndian }],
    [{ contact: '5555555555' }, { contact: notIndian }],
    [{ contact: '+91 1000000001' }, { contact: notIndian }],
    [{ contact: '+977 984-1234567' }, { contact: fromAbroad }],
    [{ contact: '+975 17 12 34 56' }, { contact: fromAbroad }],
    [{ contact: '8801712345678' }, { contact: fromAbroad }],
    [{ name: '\u200b' }, { name: 'Name is required' }],
    [{ contact: 'unknown' }, { contact: 'Contact number must be exactly 10 digits' }],
    [{ consent: 'true' }, { consent: 'Consent is required' }],
    [{ consent: false }, { consent: 'Consent is required' }],
    [{ website: 'https://spam.example' }, { website: 'Leave this field empty' }],
  ])('with %j is invalid', (change, errors) => {
    expect(listErrors(change)).toEqual(errors)
  })

  it.each(['parent', 'parent@', 'a b@school.example', 'parent@school.example\r\nBcc: x', 7, {}])(
    'with the e-mail %j is invalid',
    (email) => {
      expect(listErrors({ email })).toEqual({
        email: 'Enter an e-mail address such as name@example.com, or leave it empty',
      })
    },
  )

  it.each(['', '  ', null, undefined])('may have no e-mail: %j', (email) => {
    expect(checkEnquiry({ ...input, email }).enquiry?.email).toBeNull()
  })

  it.each([
    ['Bengali letters with a dot', 'রা\u09df \u0995\u09dc', 'রা\u09af\u09bc \u0995\u09a1\u09bc'],
    ['a Devanagari letter with a dot', '\u095cा', '\u0921\u093cा'],
    ['a joiner', 'প্র\u200dথম', 'প্র\u200dথম'],
    ['invisible characters', '\ufeffPa\u00adrent\u200b\u202e', 'Parent'],
    ['a combined accent', 'Jose\u0301', 'Jos\u00e9'],
  ])('has its name stored in one form: %s', (_, name, stored) => {
    expect(checkEnquiry({ ...input, name }).enquiry?.name).toBe(stored)
  })

  it.each([
    '09000000001',
    '919000000001',
    '00919000000001',
    '(900) 000 0001',
    '+91 09000000001',
    '৯০০০০ ০০০০১',
    '९०००० ००००१',
    '26/11/26, 10:15 am - Parent: my number is 90000 00001',
    '90000 00001 / 90000 00002',
  ])('accepts the number %j', (contact) => {
    expect(checkEnquiry({ ...input, contact }).enquiry?.contact).toBe('9000000001')
  })

  it.each([...enquiryClasses])('may be for %s', (admissionClass) => {
    const stored = checkEnquiry({ ...input, admissionClass }).enquiry?.admissionClass
    expect(stored).toBe(admissionClass.replace('Class ', ''))
  })

  it.each([null, undefined, [], 'text', 7])('is invalid when it is %j', (value) => {
    expect(checkEnquiry(value).enquiry).toBeUndefined()
  })
})

describe('the payload', () => {
  it('is exactly the specified JSON', () => {
    expect(toPayload(enquiry, 'dvs')).toEqual(payload)
    expect(toPayload({ ...enquiry, email: null, admissionClass: 'Nursery' }, 'dvs')).toEqual({
      ...payload,
      email: '',
      class: 'Nursery',
    })
  })

  it('converts back to the same enquiry', () => {
    expect(checkEnquiry(fromPayload(payload))).toEqual({ enquiry })
  })

  it('names error messages by JSON property', () => {
    const errors = { contact: 'one', consent: 'two', website: 'three' }
    expect(toPayloadErrors(errors)).toEqual({ phone: 'one', declaration: 'two', website: 'three' })
    expect(fromPayloadErrors(toPayloadErrors(errors))).toEqual(errors)
  })
})

it('has the messages of its language', () => {
  const { enquiry: words } = findLanguage('bn').words
  expect(checkIn({ ...input, name: '', contact: '12' }, fillFormMessages(words)).errors).toEqual({
    name: words.messages.name,
    contact: words.messages.contactLength.replace('{digits}', '10'),
  })
})

describe('the version of the consent and its notice (R-ENQUIRY-11)', () => {
  it('is a new one when the English text changes', () => {
    const { consent, policy, notice } = english.words.enquiry
    const text = JSON.stringify([consent, policy, notice])
    const digest = createHash('sha256').update(text).digest('hex').slice(0, 12)
    expect([getNoticeVersion('en', english.words.enquiry), digest]).toMatchInlineSnapshot(`
      [
        "2026-11-26",
        "e066b335362d",
      ]
    `)
  })

  it('of a translation changes with its words', () => {
    const { enquiry: words } = findLanguage('hi').words
    const version = getNoticeVersion('hi', words)
    expect(version).toMatch(/^2026-11-26-hi-[0-9a-z]+$/)
    expect(isNoticeVersion(version)).toBe(true)
    expect(getNoticeVersion('hi', { ...words, consent: `${words.consent} ` })).not.toBe(version)
  })

  it.each(['', 'yesterday', '2026-11-24-bn-', '2026-11-24-bn-1; drop', 7, undefined])(
    'is never %j',
    (text) => {
      expect(isNoticeVersion(text)).toBe(false)
    },
  )
})
