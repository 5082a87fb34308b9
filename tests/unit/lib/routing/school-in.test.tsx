/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { FooterMap } from '@/components/layout/FooterMap/FooterMap'
import { postalLine } from '@/components/ui/postal-line'
import { findLanguage, translations } from '@/content/languages'
import { school } from '@/content/school'
import { getSchool } from '@/lib/routing/localized'

it.each([
  ['en', 'Station Road, Dooars, West Bengal 735000'],
  ['bn', 'স্টেশন রোড, ডুয়ার্স, পশ্চিমবঙ্গ, পিন 735000'],
  ['hi', 'स्टेशन रोड, डुआर्स, पश्चिम बंगाल, पिन 735000'],
])('writes the address in %s', (code, address) => {
  const language = findLanguage(code)
  expect(postalLine(getSchool(language), language.words.layout)).toBe(address)
})

it('names the chat in the script of the language', () => {
  expect(translations.map((language) => getSchool(language).chat)).toEqual([
    { ...school.chat, label: 'হোয়াটসঅ্যাপ' },
    { ...school.chat, label: 'व्हाट्सऐप' },
  ])
})

it.each([
  ['en', ['Tea garden', 'Tea garden', 'Railway', 'Highway']],
  ['bn', ['চা-বাগান', 'চা-বাগান', 'রেললাইন', 'বড়ো রাস্তা']],
  ['hi', ['चाय बागान', 'चाय बागान', 'रेल लाइन', 'बड़ी सड़क']],
])('labels the plan in %s, which its description says in full', (code, labels) => {
  const { layout } = findLanguage(code).words
  const { container } = render(<FooterMap school={school} words={layout} />)
  expect(screen.getByRole('img', { name: layout.footer.map })).toBeInTheDocument()
  expect([...container.querySelectorAll('text')].map((label) => label.textContent)).toEqual(labels)
})
