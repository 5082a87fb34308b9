/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { LinkedText } from '@/components/records/LinkedText/LinkedText'

it('shows lists with their own numbers', () => {
  render(<LinkedText text={'Bring:\n- a cap\n   - green\n- water\n\n4. Four\n5. Five'} />)
  const [outer] = screen.getAllByRole('list')
  expect(within(outer!).getAllByRole('listitem')).toHaveLength(3)
  expect(screen.getByText('Four')).toHaveAttribute('value', '4')
})

it('shows a table with joined cells, which scrolls by keyboard', () => {
  render(
    <LinkedText
      text={'| Class | Tests | ← |\n|---|---|---|\n| IX | 3 Dec | 10 Dec |\n| X | ↑ | 11 Dec |'}
    />,
  )
  expect(screen.getByRole('columnheader', { name: 'Tests' })).toHaveAttribute('colspan', '2')
  expect(screen.getByRole('cell', { name: '3 Dec' })).toHaveAttribute('rowspan', '2')
  expect(screen.getByRole('group', { name: 'Table' })).toHaveAttribute('tabindex', '0')
})

it('names the rows of a table without a head', () => {
  render(<LinkedText text={'| Venue | Hall |\n| Time | 9 am |'} />)
  expect(screen.getByRole('rowheader', { name: 'Time' })).toBeVisible()
})

it('strikes words out', () => {
  render(<LinkedText text="At ~6 pm~ 7 pm" />)
  expect(screen.getByText('6 pm').tagName).toBe('S')
})
