import 'server-only'
import pino from 'pino'
import { env } from '@/lib/core/env'

/** Structured JSON logs on standard output. Never log what a visitor typed. */
export const log = pino({ level: env.logLevel, base: undefined })
