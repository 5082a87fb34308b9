/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { EnquiryPage } from '@/components/enquiry/EnquiryPage/EnquiryPage'
import { boardResults } from '@/content/data/annual-report'
import { parseIsoDay, toIndianDay, now } from '@/lib/core/dates'
import { loadEnquiryPage } from '@/lib/pages/enquiry'

const show = async (today = toIndianDay(now())) =>
  render(
    <EnquiryPage
      {...await loadEnquiryPage('/admission/admission-enquiry', today)}
      action={async () => ({})}
    />,
  )

describe('the admission enquiry page (R-ENQUIRY-1)', () => {
  it('says once that registration has closed, and what an enquiry is for (R-ENQUIRY-15)', async () => {
    await show(parseIsoDay('2026-11-28'))
    expect(screen.getByText(/Registration for/)).toHaveTextContent(
      /^Registration for 2026-27 closed on 31 March 2026\. An enquiry now is for a place in mid-session, or in 2027-28\.$/,
    )
  })

  it('does not speak of another session while registration is open', async () => {
    await show(parseIsoDay('2026-03-31'))
    expect(screen.getByText(/Registration/)).toHaveTextContent(
      'Registration is open until 31 March 2026.',
    )
    expect(screen.queryByText(/mid-session/)).toBeNull()
  })

  it('has its sections in the specified order', async () => {
    await show()
    expect(
      screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent),
    ).toEqual([
      'Admission enquiry',
      'From Pre-Nursery to Class\u00a0XII on one campus',
      'Our academics',
      'Why parents choose us',
      'Features at a glance',
      'Results of 2025',
      'Round the campus',
      'From the people who lead the school',
      'What parents say',
      'Questions parents ask',
      'Send your enquiry',
    ])
  })

  it('has two copies of the form, whose fields do not share ids', async () => {
    const { container } = await show()
    const names = ['Admission enquiry', 'Send your enquiry']
    screen.getAllByRole('form').forEach((form, index) => {
      expect(form).toHaveAccessibleName(names[index])
      expect(within(form).getByRole('button', { name: 'Submit Now!' })).toBeVisible()
    })
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('links each stage to the class field of the first form (R-ENQUIRY-14)', async () => {
    await show()
    const links = screen.getAllByRole('link', { name: 'Enquire for Admission' })
    const field = within(screen.getAllByRole('form')[0]!).getByRole('combobox', { name: 'Class' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(4).fill(`#${field.id}`))
    const options = within(field)
      .getAllByRole('option')
      .map((option) => option.textContent)
    for (const { dataset } of links) expect(options).toContain(dataset.enquiryClass)
  })

  it('has the figures of both board classes next to pictures of their results', async () => {
    await show()
    const results = within(screen.getByRole('region', { name: 'Results of 2025' }))
    for (const { passed, topScore } of boardResults) {
      expect(results.getByText(passed)).toBeVisible()
      expect(results.getByText(topScore)).toBeVisible()
    }
    expect(results.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/topper-xii',
      '/topper-x',
      '/coup-delite',
    ])
  })

  it('calls the quotations of parents samples (R-CONTENT-3)', async () => {
    await show()
    const section = within(screen.getByRole('region', { name: 'What parents say' }))
    expect(section.getAllByText(/^Samples, until/)).toHaveLength(1)
    expect(section.getAllByRole('figure')).toHaveLength(2)
  })

  it('links to the messages of the three officers', async () => {
    await show()
    const links = screen.getAllByRole('link', { name: /^Read More/ })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/about/message-from-pro-vc',
      '/about/message-from-director',
      '/about/message-from-principal',
    ])
  })

  it('answers five questions', async () => {
    await show()
    const answers = screen
      .getAllByRole('group')
      .filter((group) => within(group).queryByRole('heading', { level: 3 }))
    expect(answers).toHaveLength(5)
    for (const answer of answers) {
      expect(within(answer).getByRole('heading', { level: 3 }).textContent).toMatch(/\?$/)
    }
  })
})
