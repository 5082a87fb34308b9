/**
 * Loads the settings of the site for a command. On a machine with the systemd unit they are those of the unit, so that
 * nobody has to repeat them; environment variables take precedence. Imported for its effect, before anything reads a
 * setting.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { read, readSettings } from './settings-file.mjs'

const unit = process.env.SITE_UNIT || '/etc/systemd/system/school-website.service'

try {
  for (const [name, value] of Object.entries(readUnitSettings(unit))) process.env[name] ??= value
} catch (error) {
  console.error(/** @type {Error} */ (error).message)
  process.exit(1)
}
process.env.PORT ||= readPort()

/**
 * Reads the settings of the unit and its drop-ins. As in systemd, `EnvironmentFile=` overrides `Environment=`.
 * @param {string} file
 * @returns {Record<string, string>}
 */
function readUnitSettings(file) {
  if (!existsSync(file)) return {}
  const dropIns = `${file}.d`
  const names = existsSync(dropIns) ? readdirSync(dropIns).sort() : []
  const texts = [
    file,
    ...names.filter((name) => name.endsWith('.conf')).map((name) => path.join(dropIns, name)),
  ]
  const lines = texts.flatMap((name) => read(name).replace(/\\\n/g, ' ').split('\n'))
  const getValues = (/** @type {string} */ key) =>
    lines.flatMap((line) => (line.startsWith(`${key}=`) ? [line.slice(key.length + 1).trim()] : []))
  const variables = getValues('Environment').flatMap((value) =>
    [...value.matchAll(/(?:"(\w+=[^"]*)"|'(\w+=[^']*)'|(\w+=\S*))/g)].map(
      ([, double, single, bare]) => (double ?? single ?? bare ?? '').split(/=(.*)/s),
    ),
  )
  const files = getValues('EnvironmentFile')
    .map((value) => value.replace(/^-/, ''))
    .filter((name) => name && existsSync(name))
  return Object.assign(
    Object.fromEntries(variables.map(([name, value]) => [name, value])),
    ...files.map((name) => readSettings(name)),
  )
}

/** Reads the port on which a site with this `DATA_DIR` was last started; empty when there was none. */
function readPort() {
  try {
    return readFileSync(path.join(process.env.DATA_DIR || '.data', 'port'), 'utf8').trim()
  } catch {
    return ''
  }
}
