/**
 * `npm run alert`: shows an alert on every page of the running site (R-ALERT-2).
 *
 *   "Landslide on the highway" --kind closed --until 18:00 --concerns route-3,hostel
 *                             sets an alert; also --since, --link, --telephone, --bn, --hi; a time is 18:00 or
 *                             "2026-11-25 10:30"; --dry-run only prints the alert
 *   list                      lists the alerts that have not ended
 *   end ID                    ends an alert
 *   end [ID] --all-clear "Buses run again"
 *                             ends one or all active alerts, and shows an all-clear for two hours
 *   drill [--site URL]        measures how fast a running site shows a test alert
 */
import '../support/site-settings.mjs'
import { runCommand } from '../support/command-line'
import { parseArguments } from './arguments'
import { commands } from './commands'

await runCommand(async () => {
  const { name, argument, values } = parseArguments(process.argv.slice(2))
  return commands[name](argument, values)
})
