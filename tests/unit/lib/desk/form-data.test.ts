import { readAlertForm, toAlertForm } from '@/lib/desk/records/alert-form'
import { parseAlert } from '@/lib/desk/records/alerts'
import { readExactText, readText, readVersion } from '@/lib/desk/text/form-data'
import { setClock } from '../enquiries/support/clock'

/** Characters that Word, WhatsApp and web pages leave behind. */
const pasted = '\ufeffRoute\u00a03\u200b is\r\nlate, cafe\u0301\u202e stop \u00ad'
const line = 'Route 3 is late, caf\u00e9 stop'

afterEach(() => jest.useRealTimers())

it('removes invisible characters from every field of a form', () => {
  const data = new FormData()
  data.set('text', pasted)
  expect(readText(data, 'text')).toBe('Route 3 is\nlate, caf\u00e9 stop ')
  expect(readText(data, 'missing')).toBe('')
})

it.each([
  ['12', 12],
  ['', 0],
  ['-1', 0],
  ['1.5', 0],
  ['NaN', 0],
  ['9999999999', 0],
])('reads %s as version %d', (text, version) => {
  const data = new FormData()
  data.set('version', text)
  expect(readVersion(data)).toBe(version)
})

it('leaves a password and the name of a file unchanged', () => {
  const data = new FormData()
  data.set('password', 'a\u00a0pass\u200bword e\u0301')
  expect(readExactText(data, 'password')).toBe('a\u00a0pass\u200bword e\u0301')
})

it('stores an alert as it is read, in every language and field', () => {
  setClock(Date.parse('2026-11-24T09:00:00+05:30'))
  const data = new FormData()
  const fields = {
    kind: 'changed',
    'text-en': pasted,
    'text-bn': '\u200bরাস্তা\u00a0বন্ধ\u2028আজ য়',
    'text-hi': '\u2067बंद\u2069',
    until: '\u200e২০২৬-১১-২৪T১৮:০০\u00a0',
    link: '\u200b/contact\u00a0',
    telephone: '\u202a+91\u00a090000\u00a000001\u202c',
  }
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  const { form } = toAlertForm(readAlertForm(data))
  expect(form && parseAlert(form).data).toMatchObject({
    text: { en: line, bn: 'রাস্তা বন্ধ আজ \u09af\u09bc', hi: 'बंद' },
    until: new Date('2026-11-24T18:00:00+05:30'),
    link: '/contact',
    telephone: '+91 90000 00001',
  })
})
