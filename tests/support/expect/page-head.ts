/** Messengers read at most this many bytes of a page (WhatsApp; R-PREVIEW-1). */
const maxBytes = 300_000

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const decode = (text: string) => text.replace(/&(#?\w+);/g, (all, name) => entities[name] ?? all)

const attribute = (tag: string, name: string) => {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]
  return value === undefined ? undefined : decode(value)
}

/**
 * Parses the head of a page like a client that reads 300 KB and runs no scripts. The values of a repeated property are
 * joined by `|`.
 */
export function parseHead(html: string) {
  const start = Buffer.from(html).subarray(0, maxBytes).toString()
  const head = start.slice(0, Math.max(0, start.indexOf('</head>')))
  const metas = new Map<string, string>()
  for (const [tag] of head.matchAll(/<meta\b[^>]*>/g)) {
    const name = attribute(tag, 'property') ?? attribute(tag, 'name')
    if (!name) continue
    const value = attribute(tag, 'content') ?? ''
    metas.set(name, metas.has(name) ? `${metas.get(name)}|${value}` : value)
  }
  const links = [...head.matchAll(/<link\b[^>]*>/g)].map(([tag]) => ({
    rel: attribute(tag, 'rel'),
    href: attribute(tag, 'href'),
    as: attribute(tag, 'as'),
  }))
  return {
    links,
    titles: [...head.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title]) => decode(title!)),
    canonicals: links.flatMap(({ rel, href }) => (rel === 'canonical' && href ? href : [])),
    meta: (name: string) => metas.get(name) ?? '',
  }
}

export type Head = ReturnType<typeof parseHead>
