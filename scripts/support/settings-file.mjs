import { readFileSync } from 'node:fs'

/**
 * Parses settings as systemd parses `EnvironmentFile=` (systemd.exec(5)): variables and commands are not replaced, and
 * `#` starts a comment only at the beginning of a line. A shell interprets `&`, `$` and spaces differently.
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
 * Removes the quotes of a value. Single quotes keep everything; in double quotes, and without quotes, a backslash
 * escapes.
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

/**
 * Reads a file of settings.
 * @param {string} file
 * @returns {Record<string, string>}
 * @throws Error with a message for the user
 */
export function readSettings(file) {
  const text = read(file)
  try {
    return parseSettings(text)
  } catch (error) {
    throw new Error(`${file}: ${/** @type {Error} */ (error).message}`)
  }
}

/**
 * @param {string} file
 * @throws Error that says who may read it
 */
export function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error)
    throw new Error(
      `The settings of the site are in ${file}, which cannot be read (${code}). ${code === 'EACCES' ? 'Put sudo before the command.' : ''}`.trim(),
    )
  }
}
