import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

/** Adds the HTML of the server to the page, as a browser gets it that loads no React. Templates need a parser. */
export function renderHtml(element: ReactNode): HTMLElement {
  const container = document.createElement('div')
  container.innerHTML = renderToString(element)
  return document.body.appendChild(container)
}
