/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { StaticPart } from '@/components/ui/Static/StaticPart.client'

const page = (children: ReactNode, other?: ReactNode) => (
  <main>
    {other}
    <StaticPart number={1} as="nav" aria-label="Menu">
      {children}
    </StaticPart>
  </main>
)

let root: Root | undefined
afterEach(() => {
  act(() => root?.unmount())
  jest.restoreAllMocks()
})

/** Opens the page as the server sends it, and lets a script change it before React hydrates it with `children`. */
function open(children: ReactNode, other?: ReactNode) {
  document.body.replaceChildren()
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page(<a href="/fees">Fees</a>))
  screen.getByRole('link').setAttribute('aria-current', 'page')
  const link = screen.getByRole('link')
  act(
    () =>
      (root = hydrateRoot(container, page(children, other), {
        onRecoverableError: () => undefined,
      })),
  )
  return link
}

it('keeps what the server has sent and a script has changed, without rendering its content', () => {
  const link = open(undefined)
  expect(screen.getByRole('link', { name: 'Fees', current: 'page' })).toBe(link)
  act(() => root!.render(page(undefined)))
  expect(screen.getByRole('link')).toBe(link)
})

it('shows a newer content', () => {
  open(undefined)
  act(() => root!.render(page(<a href="/hostel">Hostel</a>)))
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Hostel'])
})

it('keeps what the server has sent when React renders the page again after an error', () => {
  jest.spyOn(console, 'error').mockReturnValue()
  open(undefined, <p>Not in the page of the server</p>)
  expect(screen.getByRole('navigation', { name: 'Menu' })).toHaveTextContent('Fees')
  expect(screen.getByRole('main')).toHaveTextContent('Not in the page of the server')
})

it('renders its content where the server sent no HTML', () => {
  document.body.replaceChildren()
  render(page('News'))
  expect(screen.getByRole('navigation', { name: 'Menu' })).toHaveTextContent('News')
})
