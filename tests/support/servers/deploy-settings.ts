import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSettings } from '../../../scripts/support/settings-file.mjs'
import { root } from '../../../scripts/support/run.mjs'

type Settings = Record<string, string>

const read = (name: string) => readFileSync(path.join(root, 'deploy', name), 'utf8')

/** Parses assignments at the end of lines: `HOSTNAME=127.0.0.1 PORT=3000`. */
function parseAssignments(lines: string[]): Settings {
  const settings = lines.join(' ').matchAll(/(\w+)=(\S+)/g)
  return Object.fromEntries([...settings].map(([, name, value]) => [name!, value!]))
}

/** The variables of `deploy/.env.example`, unchanged. */
export const exampleSettings = (): Settings => parseSettings(read('.env.example'))

/** Variables set by the systemd unit. */
export function unitSettings(): Settings {
  const lines = read('school-website.service').matchAll(/^Environment=(.+)$/gm)
  return parseAssignments([...lines].map(([, line]) => line!))
}

/** Variables set by the image and the compose file, without the services that it names. */
export function imageSettings(): Settings {
  const stage = read('Dockerfile').split(/^FROM .* AS site$/m)[1]!
  const lines = /^ENV ((?:.*\\\n)*.*)$/m.exec(stage)![1]!.replaceAll('\\\n', ' ')
  const proxies = /^\s+TRUST_PROXY: (\d+)$/m.exec(read('docker-compose.yml'))![1]!
  return { ...parseAssignments([lines]), TRUST_PROXY: proxies }
}
