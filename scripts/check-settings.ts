/** Exits with a message and status 1 when a setting is invalid. Run by `scripts/support/settings.mjs`. */
import { ensureDataDir } from '@/lib/core/data-dir'
import { env } from '@/lib/core/env'

ensureDataDir(env.dataDir)
