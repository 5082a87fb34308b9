'use client'

import { type ElementType, type HTMLAttributes, useId, useState } from 'react'

type StaticProps = HTMLAttributes<HTMLElement> & { as?: ElementType }

/**
 * A part of a page that React renders on the server only (docs/decisions/102). In the browser it keeps the HTML that is
 * there: it is not hydrated, and scripts of components may change it. The page cache removes the content from the data
 * for React (`lib/page-cache/prune-flight.mjs`). Islands cannot be in it.
 */
export function Static({ as: Element = 'div', children, ...attributes }: StaticProps) {
  const id = useId()
  const [sent] = useState(() =>
    typeof document === 'undefined' ? null : document.querySelector(`[data-static="${id}"]`),
  )
  // React reads the HTML only if it renders the page again, after an error.
  const content = sent
    ? {
        dangerouslySetInnerHTML: {
          get __html() {
            return sent.innerHTML
          },
        },
      }
    : { children }
  return <Element {...attributes} {...content} data-static={id} suppressHydrationWarning />
}
