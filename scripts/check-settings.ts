/** Exits with a message and status 1 when a setting is invalid. Run by `scripts/support/settings.mjs`. */
import { accessSync, constants, mkdirSync } from 'node:fs'
import { env } from '@/lib/core/env'

// The site itself does not check this: after a restart by systemd it must serve its pages even from a broken disk.
try {
  mkdirSync(env.dataDir, { recursive: true })
  accessSync(env.dataDir, constants.W_OK)
} catch (error) {
  const { code } = error as NodeJS.ErrnoException
  console.error(`DATA_DIR: ${env.dataDir} is not writable (${code}).`)
  process.exit(1)
}
