/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { HonourBoard } from '@/components/information/HonourBoard/HonourBoard'
import { findPicture } from '@/lib/pictures/pictures'

function show(names: readonly string[]) {
  document.body.innerHTML = renderToStaticMarkup(
    <HonourBoard title="Honours" house="green" pictures={names.map(findPicture)}>
      <p>On the field</p>
    </HonourBoard>,
  )
}

describe('the board of honours (R-INFO-12)', () => {
  it('says under its pictures when one is shown', () => {
    show(['coup-delite-01'])
    expect(screen.getByRole('figure')).toHaveTextContent(
      /when the pupil and the parents have agreed/,
    )
    expect(screen.getAllByRole('link')).toHaveLength(1)
  })

  it('says what pupils are honoured for on a site without samples, too (R-CONTENT-10)', () => {
    show([])
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('What we honour')
    expect(screen.getByText('On the field')).toBeVisible()
    expect(screen.queryByRole('figure')).toBeNull()
  })
})
