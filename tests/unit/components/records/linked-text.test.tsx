/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { examples } from '@/components/records/LinkedText/LinkedText.examples'

it('shows lists with their own numbers', () => {
  render(examples['lists with their own numbers'])
  const [outer] = screen.getAllByRole('list')
  expect(within(outer!).getAllByRole('listitem')).toHaveLength(3)
  expect(screen.getByText('Four')).toHaveAttribute('value', '4')
})

it('shows a table with merged cells, which scrolls by keyboard', () => {
  render(examples['a table with joined cells'])
  expect(screen.getByRole('columnheader', { name: 'Tests' })).toHaveAttribute('colspan', '2')
  expect(screen.getByRole('cell', { name: '3 Dec' })).toHaveAttribute('rowspan', '2')
  expect(screen.getByRole('group', { name: 'Table' })).toHaveAttribute('tabindex', '0')
})

it('treats the first cell of a row as its header in a table without a head', () => {
  render(examples['a table without a head'])
  expect(screen.getByRole('rowheader', { name: 'Time' })).toBeVisible()
})

it('strikes words out', () => {
  render(examples['a link, and words struck out'])
  expect(screen.getByText('6 pm').tagName).toBe('S')
})
