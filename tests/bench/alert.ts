import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { withSite } from '../support/bench'

const script = ['--import', 'tsx', '--conditions=react-server', 'scripts/alerts/alert.ts']

/** Runs the drill (`npm run alert -- drill`) against its own site. */
export async function alert(): Promise<string> {
  const DATA_DIR = await mkdtemp(path.join(tmpdir(), 'alert-bench-'))
  try {
    return await withSite(({ url }) => drill(url, { DATA_DIR, DATABASE_URL: '' }), { DATA_DIR })
  } finally {
    await rm(DATA_DIR, { recursive: true, force: true })
  }
}

async function drill(site: string, settings: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, [...script, 'drill', '--site', site], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return (await text(child.stdout)).trimEnd()
}
