import { findLanguage } from '@/content/languages'
import { formatClock } from '@/lib/core/clock'
import { getHelpDeskText, formatHours } from '@/lib/school/help-desk'

jest.mock('@/content/constants', () => ({
  ...jest.requireActual<object>('@/content/constants'),
  helpDeskHours: { opens: 8, closes: 20 },
}))

const getLayout = (code: string) => findLanguage(code).words.layout

it.each([
  ['en', '8:00 AM to 8:00 PM'],
  ['bn', 'সকাল আটটা থেকে রাত আটটা পর্যন্ত'],
  ['hi', 'सुबह 8 बजे से रात 8 बजे तक'],
])('says the hours of the help desk in the words of %s', (code, hours) => {
  expect(formatHours(getLayout(code))).toBe(hours)
})

it.each([
  ['en', '. Press 1 for reception, 2 for the fee desk, 3 for admission, 4 for transport.'],
  ['bn', '। ফোন করে রিসেপশনের জন্য 1, ফি ডেস্কের জন্য 2, ভর্তির জন্য 3, বাসের জন্য 4 টিপুন।'],
  ['hi', '। फ़ोन करके रिसेप्शन के लिए 1, फ़ीस डेस्क के लिए 2, दाखिले के लिए 3, बस के लिए 4 दबाइए।'],
])('says in %s which keys to press', (code, text) => {
  expect(getHelpDeskText(getLayout(code))).toBe(formatHours(getLayout(code)) + text)
})

it.each([
  [0, 0, '12:00 AM', 'রাত বারোটা', 'रात 12 बजे'],
  [5, 45, '5:45 AM', 'ভোর 5:45', 'सुबह 5:45 बजे'],
  [12, 30, '12:30 PM', 'দুপুর 12:30', 'दोपहर 12:30 बजे'],
  [17, 0, '5:00 PM', 'বিকেল পাঁচটা', 'शाम 5 बजे'],
  [19, 0, '7:00 PM', 'সন্ধ্যা সাতটা', 'शाम 7 बजे'],
  [23, 59, '11:59 PM', 'রাত 11:59', 'रात 11:59 बजे'],
])('says %i:%i with the part of the day', (hour, minute, ...texts) => {
  const said = ['en', 'bn', 'hi'].map((code) => formatClock(getLayout(code), { hour, minute }))
  expect(said).toEqual(texts)
})
