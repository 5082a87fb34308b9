import { mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bundleScripts } from '../../../scripts/support/bundle-commands.mjs'
import { root } from '../../../scripts/support/run.mjs'

const bundles = new Map<string, string>()

/**
 * Bundles a script of the project as a release has it. It starts in a fifth of the time that `tsx` takes.
 * @returns the file for Node
 */
export function bundled(script: string): string {
  const known = bundles.get(script)
  if (known) return known
  const folder = mkdtempSync(path.join(tmpdir(), 'bundle-'))
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  bundleScripts({ script }, folder)
  const file = path.join(folder, 'script.mjs')
  bundles.set(script, file)
  return file
}
