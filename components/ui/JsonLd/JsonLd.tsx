import type { Graph, Thing, WithContext } from 'schema-dts'
import { Static } from '../Static/Static'

type JsonLdProps = {
  /** Structured data by schema.org, for search engines. */
  data: WithContext<Thing> | Graph
}

/** Structured data in a page. `<` is escaped, so that text of a record cannot close the script element. */
export function JsonLd({ data }: JsonLdProps) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return (
    <Static as="script" type="application/ld+json">
      {json}
    </Static>
  )
}
