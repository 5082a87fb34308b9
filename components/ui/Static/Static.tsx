import { cache } from 'react'
import { StaticPart, type StaticProps } from './StaticPart.client'

const getPageParts = cache(() => ({ count: 0 }))

/**
 * A part of a page that React renders on the server only (docs/decisions/102). In the browser it keeps the HTML that is
 * there: it is not hydrated, and scripts of components may change it. The page cache removes the content from the data
 * for React (`lib/page-cache/prune-flight.mjs`). Components that need React do not work in it.
 */
export function Static(props: StaticProps) {
  const parts = getPageParts()
  parts.count++
  return <StaticPart number={parts.count} {...props} />
}
