/** React's data for hydration, as Next writes it into a page: rows in any number of pieces. */
const flightScript = /<script>self\.__next_f\.push\((\[1,"(?:[^"\\]|\\.)*"\])\)<\/script>/g

/** Client components that only the server renders. The others do not work in a static part. */
const renderedOnServer = ['LanguageSwitch', 'StaticPart']

/** Next's pages for refused requests. A page with content does not need them. */
const refusals = ['notFound', 'forbidden', 'unauthorized']

/** @typedef {{ id: string, tag: string, content: string, value?: unknown }} Row */

/**
 * Removes the content of static parts (`components/ui/Static`) from a page's data for React, Next's pages for errors that
 * the server did not have, and whatever only they refer to. The browser keeps the HTML of static parts, and needs no
 * description of it.
 * @param {string} html
 * @throws when a static part has a component that needs React, or the data are of an unknown form
 */
export function pruneFlight(html) {
  const pieces = [...html.matchAll(flightScript)]
  if (pieces.length === 0) return html
  if (html.includes('<script>self.__next_f.push([3'))
    throw new Error('the data for React have an unknown form: bytes')
  const rows = parseRows(pieces.map(([, piece = '']) => JSON.parse(piece)[1]).join(''))
  const { needed, staticParts } = pruneRows(rows)
  const sent = html.match(/<[a-z][^>]*\sdata-static="/g)?.length ?? 0
  if (staticParts > sent)
    throw new Error('a static part is not in the HTML, so the browser lacks it')
  // As Next escapes it, so that the text cannot end the script element.
  const text = JSON.stringify(writeRows(needed)).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  const script = `<script>self.__next_f.push([1,${text}])</script>`
  return html.replace(flightScript, (_piece, _data, place) =>
    place === pieces[0]?.index ? script : '',
  )
}

/**
 * Parses the rows of the data. A row is an id, a letter for its kind unless it is JSON, and content up to the end of
 * the line. Text (T) has its length in bytes instead. Rows of bytes have other letters, and are no JSON.
 * @param {string} data
 * @returns {Row[]}
 */
function parseRows(data) {
  const bytes = Buffer.from(data)
  const rows = []
  for (let start = 0; start < bytes.length;) {
    const head = /^([\da-f]*):([CEHITX]?)/.exec(bytes.toString('latin1', start, start + 20))
    if (!head) throw new Error(`the data for React have an unknown form at byte ${start}`)
    const [{ length }, id = '', tag = ''] = head
    const contentStart = start + length
    const comma = bytes.indexOf(',', contentStart)
    const size = parseInt(bytes.toString('latin1', contentStart, comma), 16)
    const newline = bytes.indexOf('\n', contentStart)
    const end = tag === 'T' ? comma + 1 + size : newline < 0 ? bytes.length : newline
    const content = bytes.toString('utf8', contentStart, end)
    rows.push({ id, tag, content, ...(tag === '' && { value: JSON.parse(content) }) })
    start = tag === 'T' ? end : end + 1
  }
  return rows
}

/** @param {Row[]} rows */
const writeRows = (rows) =>
  rows.map(({ id, tag, content }) => `${id}:${tag}${content}${tag === 'T' ? '' : '\n'}`).join('')

/** A reference to another row, or to a part of it. */
const reference = /^\$[A-Z@hi]?([\da-f]+)((?::\w+)*)$/

/**
 * Finds the rows that the browser needs, without the content of static parts.
 * @param {Row[]} rows
 */
function pruneRows(rows) {
  /** @type {Map<string, Row[]>} A row of a stream has several. */
  const byId = new Map()
  for (const row of rows) byId.set(row.id, [...(byId.get(row.id) ?? []), row])
  const isStatic = (/** @type {unknown} */ type) => {
    const [row] = byId.get(reference.exec(String(type))?.[1] ?? '') ?? []
    return row?.tag === 'I' && parseName(row) === 'StaticPart'
  }

  const isRefused = rows.some(({ tag }) => tag === 'E')
  let staticParts = 0
  const needed = new Set()
  /** @param {string} id */
  function visitRows(id) {
    if (needed.has(id)) return
    needed.add(id)
    for (const row of byId.get(id) ?? []) {
      if (row.tag === 'I') visit(JSON.parse(row.content))
      if (row.tag === '') row.content = JSON.stringify(visit(row.value))
    }
  }
  /** @param {unknown} value @returns {unknown} */
  function visit(value) {
    if (typeof value === 'string') return visitText(value)
    if (typeof value !== 'object' || value === null) return value
    if (!Array.isArray(value)) {
      const hasRefusals = !isRefused && refusals.every((name) => name in value)
      const entries = Object.entries(value).filter(
        ([name]) => !hasRefusals || !refusals.includes(name),
      )
      return Object.fromEntries(entries.map(([name, item]) => [name, visit(item)]))
    }
    const [marker, type, key, props] = value
    if (marker !== '$' || !isStatic(type)) return value.map(visit)
    staticParts++
    return [marker, visit(type), key, visit({ ...props, children: undefined })]
  }
  /** @param {string} text */
  function visitText(text) {
    const [, id = '', path] = reference.exec(text) ?? []
    if (!byId.has(id)) return text
    // What it refers to may be in a static part, which the browser does not get.
    if (path) return visit(parsePart(text))
    visitRows(id)
    return text
  }
  /** @param {string} text a reference @returns {any} what it refers to */
  function parsePart(text) {
    const [, id = '', path = ''] = reference.exec(text) ?? []
    return path
      .split(':')
      .slice(1)
      .reduce((/** @type {any} */ part, name) => {
        const owner = typeof part === 'string' ? parsePart(part) : part
        return owner[owner[0] === '$' && name === 'props' ? 3 : name]
      }, byId.get(id)?.[0]?.value)
  }

  visitRows('0')
  const isNeeded = (/** @type {Row} */ { id }) => id === '' || needed.has(id)
  for (const row of rows.filter((row) => row.tag === 'I' && !isNeeded(row)))
    if (!renderedOnServer.includes(parseName(row)))
      throw new Error(`${parseName(row)} needs React, and is in a static part of a page`)
  return { needed: rows.filter(isNeeded), staticParts }
}

/** Parses the name of a client component. @param {Row} row @returns {string} */
const parseName = ({ content }) => JSON.parse(content)[2]
