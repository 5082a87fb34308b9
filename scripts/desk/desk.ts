/**
 * `npm run desk`: manages the desk (R-DESK-1), also while the site runs.
 *
 *   invite EMAIL --role writer|editor|owner
 *                             prints a one-time link for a new account and, with a mail server, mails it
 *   people                    lists the accounts and the open invitations
 *   revoke EMAIL              removes an account and ends its sessions, or withdraws an invitation
 *   reset EMAIL               prints a one-time link for a new password
 *   import [--from URL|FOLDER]
 *                             imports the sample records, those of a provider, or an exported folder
 *   export FOLDER             writes all published records, files and certificates
 */
import '../support/site-settings.mjs'
import { runCommand } from '../support/command-line'
import { parseArguments } from './arguments'
import { commands } from './commands'

await runCommand(async () => {
  const { name, argument, values } = parseArguments(process.argv.slice(2))
  return commands[name](argument, values)
})
