/** @jest-environment jsdom */
import '@/instrumentation-client'
import { render, screen } from '@testing-library/react'

/** Does what a browser's translation does with each text of a page. */
function translate({ keepsText }: { keepsText: boolean }) {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const outer = document.createElement('font')
    const inner = outer.appendChild(document.createElement('font'))
    text.replaceWith(outer)
    inner.append(keepsText ? text : `[${text.data}]`)
  }
}

const Words = ({ first, last }: { first?: boolean; last?: boolean }) => (
  <p>
    {first && 'First. '}
    <b>{first ? 'Bold' : null}</b>
    {first ? <i>An element</i> : null}
    {last && 'Last.'}
  </p>
)

describe.each([true, false])('a translated page (texts stay inside: %s)', (keepsText) => {
  it('can be rendered again', () => {
    const { rerender, unmount } = render(<Words first last />)
    translate({ keepsText })
    rerender(<Words />)
    expect(screen.queryByText('An element')).toBeNull()
    rerender(<Words first last />)
    translate({ keepsText })
    rerender(<Words last />)
    rerender(<Words first last />)
    expect(screen.getByText(/An element/)).toBeVisible()
    unmount()
    expect(document.body.querySelector('p')).toBeNull()
  })
})

it('removes a text together with what was put around it, and nothing else', () => {
  document.body.innerHTML = '<p>one<b>two</b></p>'
  const [paragraph] = document.body.children
  const text = paragraph!.firstChild!
  translate({ keepsText: true })
  paragraph!.removeChild(text)
  expect(paragraph!.textContent).toBe('two')
  expect(paragraph!.querySelector('p > font')).toBeNull()
})

it('inserts before a text that was put into another element', () => {
  document.body.innerHTML = '<p>one two</p>'
  const [paragraph] = document.body.children
  const text = paragraph!.firstChild!
  translate({ keepsText: true })
  paragraph!.insertBefore(new Text('zero '), text)
  expect(paragraph!.textContent).toBe('zero one two')
})
