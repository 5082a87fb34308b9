/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { AboutBlock } from '@/components/home/AboutBlock/AboutBlock'
import { MottoMission } from '@/components/home/MottoMission/MottoMission'
import { ResultPanels } from '@/components/home/ResultPanels/ResultPanels'
import { QuickTasks } from '@/components/home/QuickTasks/QuickTasks'
import { boardResults } from '@/content/data/annual-report'
import { campus } from '@/content/data/campus'
import { teachersTotal } from '@/content/data/staff'
import { school } from '@/content/school'
import { home } from '@/content/words/en/home'
import type { RegistrationLink } from '@/lib/content/types'
import { fillFigures } from '@/lib/school/figures'
import { groupDigits } from '@/lib/core/rupees'
import { findPicture } from '@/lib/pictures/pictures'
import { file, live, none } from '@/tests/support/fixtures/records'

const { about, mission, motto, registration, tasksHeading, tasks, myClass, ...words } =
  fillFigures(home)
const { film, socialPage } = school
const results = { ...words.results, film, socialPage }
const quickTasks = {
  heading: tasksHeading,
  tasks: tasks.map((task) => ({ note: 'Open until 31 March 2026', ...task })),
  myClass,
  registration,
}
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

describe('the common tasks', () => {
  it('are six links, one of them with the state of admission (R-HOME-3)', () => {
    render(<QuickTasks {...quickTasks} list={none} />)
    expect(screen.getByRole('heading', { name: 'Common tasks' })).toBeInTheDocument()
    expect(hrefs()).toHaveLength(6)
    expect(
      screen.getByRole('link', { name: 'Admission Open until 31 March 2026' }),
    ).toHaveAttribute('href', '/admission/admission-information')
    expect(screen.queryByRole('list', { name: registration })).toBeNull()
  })

  it('are followed by the registration links: the URL, otherwise the first attachment', () => {
    const list = live<RegistrationLink>(
      { title: 'Class XI', url: 'https://portal.example/xi', attachments: [file('list')] },
      { title: 'Pre-Nursery', url: null, attachments: [file('form')] },
      { title: '', url: '/admission', attachments: [] },
      { title: 'At the office', url: null, attachments: [] },
    )
    render(<QuickTasks {...quickTasks} list={list} />)
    const first = within(screen.getByRole('list', { name: registration }))
    const links = first.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual([
      'https://portal.example/xi',
      '/api/image/documents/form.pdf',
      '/admission',
    ])
    expect(first.getByRole('link', { name: registration })).toBeVisible()
    expect(first.getByText('At the office')).toBeVisible()
    expect(hrefs()).toHaveLength(links.length + 6)
  })
})

it('shows the motto in both languages, and the mission', () => {
  render(<MottoMission motto={motto} mission={mission} />)
  expect(screen.getByText(motto.local.text)).toHaveAttribute('lang', 'bn')
  expect(screen.getByRole('region', { name: 'Our mission' })).toHaveTextContent(mission.lead)
})

it('shows the figures of the disclosure, and links to it and to the society', () => {
  render(<AboutBlock {...about} picture={findPicture(about.picture)} />)
  expect(hrefs()).toEqual(['/about/dps-society', '/mandatory-disclosure'])
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
    String(teachersTotal),
    String(campus.classrooms.count),
    String(campus.laboratories.count),
    groupDigits(campus.area),
  ])
})

describe('results', () => {
  beforeEach(() => void render(<ResultPanels {...results} />))

  it('link to the three galleries, the film and the social page (R-HOME-9)', () => {
    expect(hrefs()).toEqual([
      '/topper-xii',
      '/topper-x',
      '/coup-delite',
      results.film.href,
      results.socialPage.href,
    ])
  })

  it('show the figures of the annual report (R-INFO-2)', () => {
    const panel = (name: RegExp) => screen.getByRole('heading', { name }).closest('li')
    // A name stays on one line: its space is not a plain one.
    for (const { className, passed, topScore } of boardResults) {
      expect(panel(new RegExp(`^${className.replace(' ', '\\s')}$`))).toHaveTextContent(
        new RegExp(`^${className.replace(' ', '\\s')}${passed} passed the AISS.*${topScore}`),
      )
    }
  })

  it('mark external links', () => {
    const external = screen
      .getAllByRole('link', { name: /\(opens in a new tab\)$/ })
      .map((link) => link.getAttribute('href'))
    expect(external).toEqual([results.film.href, results.socialPage.href])
  })
})
