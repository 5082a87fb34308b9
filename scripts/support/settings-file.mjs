/**
 * Reads a file of settings as systemd reads `EnvironmentFile=` (systemd.exec(5)): no variable and no command is replaced,
 * and `#` begins a comment only at the beginning of a line. A shell reads `&`, `$` and spaces differently.
 * @param {string} text
 * @returns {Record<string, string>}
 * @throws Error that names the line
 */
export function parseSettings(text) {
  /** @type {Record<string, string>} */
  const settings = {}
  let number = 0
  // A backslash at the end continues the line.
  for (const line of text.replace(/\r\n/g, '\n').replace(/\\\n/g, '').split('\n')) {
    number++
    if (/^\s*(?:[#;]|$)/.test(line)) continue
    const [, name, value] = /^\s*([A-Za-z_]\w*)\s*=\s*(.*?)\s*$/.exec(line) ?? []
    const read = value === undefined ? undefined : unquote(value)
    if (!name || read === undefined) throw new Error(`line ${number} is not NAME='value'.`)
    settings[name] = read
  }
  return settings
}

/**
 * The value without its quotes: single ones keep everything, in double ones and without any a backslash escapes.
 * @param {string} value
 * @returns {string | undefined} `undefined` when a quote is not closed
 */
function unquote(value) {
  const parts = value.match(/'[^']*'|"(?:\\.|[^"\\])*"|(?:\\.|[^'"\\])+/gs) ?? []
  if (parts.join('') !== value) return undefined
  return parts
    .map((part) => {
      if (part.startsWith("'")) return part.slice(1, -1)
      if (part.startsWith('"')) return part.slice(1, -1).replace(/\\(["\\`$])/g, '$1')
      return part.replace(/\\(.)/gs, '$1')
    })
    .join('')
}
