'use client'

import { type ElementType, type HTMLAttributes, useState } from 'react'

export type StaticProps = HTMLAttributes<HTMLElement> & { as?: ElementType; type?: string }

/** @param number of the part in its page, by which the browser finds its HTML */
export function StaticPart({
  as: Element = 'div',
  number,
  children,
  ...attributes
}: StaticProps & { number: number }) {
  const [sent] = useState(() =>
    typeof document === 'undefined' ? null : document.querySelector(`[data-static="${number}"]`),
  )
  const [first] = useState(children)
  const props = { ...attributes, 'data-static': number, suppressHydrationWarning: true }
  // Without its HTML, or with a newer content, as in development.
  if (!sent || children !== first) return <Element {...props}>{children}</Element>
  // React reads the HTML only if it renders the page again, after an error.
  const html = {
    get __html() {
      return sent.innerHTML
    },
  }
  return <Element key="sent" {...props} dangerouslySetInnerHTML={html} />
}
