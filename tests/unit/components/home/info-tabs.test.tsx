/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { InfoTabs } from '@/components/home/InfoTabs/InfoTabs'
import { openTabs } from '@/components/home/InfoTabs/InfoTabs.browser'
import { home } from '@/content/words/en/home'
import { findPicture } from '@/lib/pictures/pictures'
import { setPreferences } from '@/tests/support/browser/browser'

const tabs = home.tabs.items.map((item) => ({ ...item, picture: findPicture(item.picture) }))
const section = <InfoTabs {...home.tabs} tabs={tabs} />

/** Renders the tabs, and starts their script. */
function show() {
  render(section)
  openTabs()
}
const labels = ['Curriculum', 'Hostel', 'Transport', 'Beyond classrooms', 'Library', 'Academics']

const openPanel = () => screen.getByRole('tabpanel')
const selected = () => screen.getByRole('tab', { selected: true })

beforeEach(() => setPreferences())

it('has all six panels in the server’s HTML, none of them hidden, and the tabs only with script (R-HOME-5)', () => {
  render(section)
  const panels = screen.getAllByRole('tabpanel')
  expect(panels.map((panel) => within(panel).getByRole('heading').textContent)).toEqual(labels)
  expect(panels.map((panel) => panel.hasAttribute('data-open'))).toEqual([
    true,
    ...Array(5).fill(false),
  ])
  expect(screen.getByRole('tablist')).toHaveAttribute('data-needs-script')
})

it('starts on Curriculum, with six named tabs connected to their panels', () => {
  show()
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(labels)
  expect(selected()).toHaveTextContent('Curriculum')
  expect(openPanel()).toHaveAccessibleName('Curriculum')
  expect(selected()).toHaveAttribute('aria-controls', openPanel().id)
})

it('opens a panel on click', async () => {
  show()
  await userEvent.click(screen.getByRole('tab', { name: 'Library' }))
  expect(openPanel()).toHaveAccessibleName('Library')
  expect(within(openPanel()).getByRole('link')).toHaveAttribute('href', '/our-campus/library')
})

it.each([
  ['{ArrowRight}', 'Hostel'],
  ['{ArrowDown}', 'Hostel'],
  ['{ArrowLeft}', 'Academics'],
  ['{ArrowUp}', 'Academics'],
  ['{End}', 'Academics'],
  ['{End}{ArrowRight}', 'Curriculum'],
  ['{End}{Home}', 'Curriculum'],
])('%s moves the focus and opens %s', async (keys, label) => {
  show()
  await userEvent.tab()
  expect(selected()).toHaveFocus()
  await userEvent.keyboard(keys)
  expect(selected()).toHaveTextContent(label)
  expect(selected()).toHaveFocus()
  expect(openPanel()).toHaveAccessibleName(label)
})

it('is one tab stop, followed by the panel', async () => {
  show()
  selected().focus()
  await userEvent.tab()
  expect(openPanel()).toHaveFocus()
})

it('has the ARIA orientation of its layout', () => {
  setPreferences({ media: ['(min-width: 60em)'] })
  show()
  expect(screen.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical')
})
