import type { Graph, Thing, WithContext } from 'schema-dts'

type JsonLdProps = {
  /** Structured data for search engines, by schema.org. */
  data: WithContext<Thing> | Graph
}

/** Structured data in a page. `<` is escaped, so that no text of a record can end the script. */
export function JsonLd({ data }: JsonLdProps) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
