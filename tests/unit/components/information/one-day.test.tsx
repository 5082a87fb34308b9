/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { OneDay } from '@/components/information/OneDay/OneDay'
import { campus } from '@/content/data/campus'
import { transportRoutes } from '@/content/data/transport'
import { loadOneDay } from '@/lib/pages/one-day'

describe('one day at school (R-INFO-17)', () => {
  beforeEach(() => void render(<OneDay {...loadOneDay()} />))

  it('runs from the bus stop at seven to the evening lamp, in the order of the clock', () => {
    const times = screen.getAllByRole('time').map((time) => time.getAttribute('datetime')!)
    expect(times[0]).toBe('07:00')
    expect(times).toEqual([...times].sort())
    const moments = screen.getAllByRole('listitem')
    expect(moments[0]).toHaveTextContent(/7:00 am.*At the bus stop/)
    expect(moments.at(-1)).toHaveTextContent(/9:30 pm.*The lamp/)
  })

  it('describes a day pupil and a boarder at every time, and says that the times are not certain', () => {
    for (const moment of screen.getAllByRole('listitem')) {
      expect(within(moment).getByText('Day child')).toBeVisible()
      expect(within(moment).getByText('Boarder')).toBeVisible()
    }
    expect(screen.getByText(/still to be confirmed/)).toBeVisible()
  })

  it('passes through the five lights, and takes its figures from the data', () => {
    expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'))).toHaveLength(5)
    expect(screen.getByText(new RegExp(`one of ${transportRoutes.length} routes`))).toBeVisible()
    const laboratories = new RegExp(`one of ${campus.laboratories.count} laboratories`)
    expect(screen.getByText(laboratories)).toBeVisible()
  })
})

test('the day of a boarder alone has sentences that need no day child (R-INFO-17)', () => {
  render(<OneDay {...loadOneDay('boarder')} />)
  expect(screen.getByRole('heading', { name: 'A boarder’s day' })).toBeVisible()
  expect(screen.queryByText('Day child')).toBeNull()
  expect(screen.getAllByRole('listitem')).toHaveLength(10)
  expect(screen.queryByText('At the same bench.')).toBeNull()
})
