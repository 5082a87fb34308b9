import { existsSync } from 'node:fs'
import { activeIn, maxShown, type Alert } from '@/lib/alerts/alert'
import { addAlert, endAlert, readAlerts } from '@/lib/alerts/store'
import { now } from '@/lib/core/dates'
import { pathOf } from '@/lib/database/database'
import { databaseUrl, siteDatabase } from '@/lib/database/site-database'
import { UsageError } from '../support/command-line'
import { textsOf, toAlert, validate, type CommandName, type Values } from './arguments'
import { drill } from './drill'
import { formatAlert } from './format-alert'

/** Returns what the command prints. */
type Command = (argument: string | undefined, values: Values) => Promise<string>

/** How long an all-clear stays. */
const allClearMilliseconds = 2 * 3_600_000

const set: Command = async (text = '', values) => {
  const alert = toAlert(text, values)
  if (values['dry-run']) return `${formatAlert(alert)}\n\nNothing was set.`
  const db = await openStore()
  await addAlert(db, alert)
  const shown = activeIn(await readAlerts(db)).slice(0, maxShown)
  const isHidden = alert.since <= now() && !shown.some(({ id }) => id === alert.id)
  const state = isHidden
    ? `It waits until one of ${list(shown)} ends, which are shown first.`
    : `Every page shows it within ten seconds${alert.since > now() ? ' of its beginning' : ''}.`
  return `${formatAlert(alert)}\n\nSet as ${alert.id}. ${state}\nTo end it before: npm run alert -- end ${alert.id}`
}

const list = (alerts: readonly Alert[]) => alerts.map(({ id }) => id).join(', ')

const listAll: Command = async () => {
  const alerts = await readAlerts(await openStore())
  const shown = activeIn(alerts).slice(0, maxShown)
  const stateOf = (alert: Alert) =>
    shown.includes(alert) ? 'shown' : alert.since > now() ? 'later' : 'waits for a place'
  const entries = alerts.map((alert) => `${alert.id} (${stateOf(alert)})\n${formatAlert(alert)}\n`)
  return entries.join('\n').trimEnd() || 'No alert is set.'
}

const end: Command = async (id, values) => {
  const text = values['all-clear']
  const db = await openStore()
  const ending = chooseEnding(await readAlerts(db), id, text !== undefined)
  const allClear = text === undefined ? undefined : toAllClear(text, values, ending)
  const ended = `Ended: ${list(ending)}.`
  const allClearText = allClear ? `\n\n${formatAlert(allClear)}` : ''
  if (values['dry-run']) return `Would end: ${list(ending)}.${allClearText}\n\nNothing was changed.`
  await db.transaction().execute(async (transaction) => {
    for (const alert of ending) await endAlert(transaction, alert.id)
    if (allClear) await addAlert(transaction, allClear)
  })
  return allClear ? `${ended}${allClearText}\n\nSet as ${allClear.id}.` : ended
}

/** @param hasAllClear ends all that hold now when no id is given */
function chooseEnding(
  alerts: readonly Alert[],
  id: string | undefined,
  hasAllClear: boolean,
): readonly Alert[] {
  if (id === undefined && !hasAllClear) {
    throw new UsageError('Which alert? `npm run alert -- list` shows them.')
  }
  const chosen = id === undefined ? activeIn(alerts) : alerts.filter((alert) => alert.id === id)
  if (chosen.length > 0) return chosen
  throw new UsageError(
    id === undefined
      ? 'No alert holds now: set a notice instead.'
      : `There is no alert ${id}: \`npm run alert -- list\` shows those that are set.`,
  )
}

/** For everybody whom one of the ended alerts concerned. */
function toAllClear(text: string, values: Values, ending: readonly Alert[]): Alert {
  const concerns = ending.map((alert) => alert.concerns)
  const until = new Date(now().getTime() + allClearMilliseconds)
  return validate({
    kind: 'notice',
    text: textsOf(text, values),
    concerns: concerns.some(({ length }) => length === 0) ? [] : concerns.flat(),
    since: now(),
    until,
    isDrill: false,
  })
}

/** @throws UsageError instead of creating a second database in addition to that of the site */
async function openStore() {
  const file = pathOf(databaseUrl())
  if (file && !existsSync(file)) {
    throw new UsageError(`The site has no database at ${file}: set DATA_DIR as it is for the site.`)
  }
  return (await siteDatabase()).db
}

export const commands: Record<CommandName, Command> = {
  set,
  list: listAll,
  end,
  drill: async (_, { site }) => drill(await openStore(), site),
}
