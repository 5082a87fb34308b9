import { parseArgs, type ParseArgsConfig } from 'node:util'
import { closeDatabase } from '@/lib/database/site-database'

/** A wrong argument; the message is one plain sentence for the office. */
export class UsageError extends Error {}

/** Parses options. @throws UsageError */
export function parseOptions<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    // Keep the first sentence, which says what is wrong. The others are for programmers.
    throw new UsageError((error as Error).message.replace(/\. .*/s, '.').replace(/\.?$/, '.'))
  }
}

/**
 * Prints what a command returns, or a sentence about its failure. Exits with status 2 for a wrong argument, otherwise
 * 1.
 */
export async function runCommand(command: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await command()}\n`)
  } catch (error) {
    const { message, code } = error as { message: string; code?: string }
    console.error(code ? `The database cannot be used (${message || code}).` : message)
    process.exitCode = error instanceof UsageError ? 2 : 1
  } finally {
    await closeDatabase()
  }
}
