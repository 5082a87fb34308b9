import { render, screen } from '@testing-library/react'
import { AboutBlock } from '@/components/home/AboutBlock/AboutBlock'
import { MottoMission } from '@/components/home/MottoMission/MottoMission'
import { ResultPanels } from '@/components/home/ResultPanels/ResultPanels'
import { QuickTasks } from '@/components/home/QuickTasks/QuickTasks'
import { about, mission, motto, results, tasks } from '@/content/home'
import { findPicture } from '@/lib/pictures/pictures'

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

it('shows six common tasks, each as one link', () => {
  render(<QuickTasks tasks={tasks(true)} />)
  expect(screen.getByRole('heading', { name: 'Common tasks' })).toBeInTheDocument()
  expect(screen.getAllByRole('link')).toHaveLength(6)
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
    '105',
    '72',
    '5',
    '29,782',
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
    const panel = (name: string) => screen.getByRole('heading', { name }).closest('li')
    expect(panel('Class XII')).toHaveTextContent('92% passed. The topper scored 96.8%.')
    expect(panel('Class X')).toHaveTextContent('95% passed. The topper scored 96.4%.')
  })

  it('mark external links', () => {
    const external = screen
      .getAllByRole('link', { name: /\(opens in a new tab\)$/ })
      .map((link) => link.getAttribute('href'))
    expect(external).toEqual([results.film.href, results.socialPage.href])
  })
})
