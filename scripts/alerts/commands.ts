import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { alerts as words } from '@/content/words/en/alerts'
import {
  formatConcerns,
  filterActive,
  listTranslations,
  maxShown,
  getTextAfterFlag,
  formatUntil,
  type Alert,
} from '@/lib/alerts/alert'
import { hashVersion } from '@/lib/alerts/current'
import { addAlert, endAlert, readAlerts } from '@/lib/alerts/store'
import { formatDateTime, now } from '@/lib/core/dates'
import { parsePath, type SiteDatabase } from '@/lib/database/database'
import { getDatabaseUrl, getSiteDatabase } from '@/lib/database/site-database'
import { UsageError } from '../support/command-line'
import { askSite, listSiteAddresses, findSite, type RunningSite } from '../support/running-site'
import { readTexts, toAlert, validate, type CommandName, type Values } from './arguments'
import { drill } from './drill'

/** Returns what the command prints. */
type Command = (argument: string | undefined, values: Values) => Promise<string>

/** How long an all-clear is shown. */
const allClearMilliseconds = 2 * 3_600_000

/** Longer than R-ALERT-5 allows, with the five seconds that nginx keeps `/alert`. */
const maxConfirmMilliseconds = 15_000
const confirmIntervalMilliseconds = 300

const set: Command = async (text = '', values) => {
  const alert = toAlert(text, values)
  if (values['dry-run']) return `${formatAlert(alert)}\n\nNothing was set.`
  const store = await openStore()
  await addAlert(store.db, alert)
  const done = `${formatAlert(alert)}\n\nSet as ${alert.id}.`
  const site = await confirm(store, done)
  const shown = filterActive(await readAlerts(store.db)).slice(0, maxShown)
  const isHidden = alert.since <= now() && !shown.some(({ id }) => id === alert.id)
  const state = isHidden
    ? `It waits until one of ${list(shown)} ends, which are shown first.`
    : alert.since > now()
      ? 'Every page shows it within ten seconds of its beginning.'
      : 'Every page shows it within ten seconds.'
  return `${done} ${state}\n${siteLine(site)}\nTo end it before: npm run alert -- end ${alert.id}`
}

/** Formats an alert as a page shows it, as lines of text. */
function formatAlert(alert: Alert): string {
  const { concerns, since, until, link, telephone } = alert
  const flag = words.kinds[alert.kind]
  const lines = [
    `[${alert.isDrill ? `${words.drill}: ${flag}` : flag}] ${getTextAfterFlag(alert)}`,
    ...listTranslations(alert).map(({ text }) => text),
    `${formatUntil(until)} · ${formatConcerns(concerns)}`,
    since > now() ? `From ${formatDateTime(since.toISOString())}` : undefined,
    link,
    telephone,
  ]
  return lines.filter((line) => line !== undefined).join('\n')
}

const siteLine = ({ url }: RunningSite) => `Confirmed by the site at ${url}.`

/**
 * Waits until the site shows the alerts of the database.
 * @param done what the command has done, for the message
 * @throws when no site shows it
 */
async function confirm({ db, site }: Store, done: string): Promise<RunningSite> {
  if (!site) {
    throw new Error(
      `${done} But nobody sees it: no site responds at ${listSiteAddresses().join(' or ')}. Start it.`,
    )
  }
  const end = performance.now() + maxConfirmMilliseconds
  while (performance.now() < end) {
    const shown = await askSite(site.url)
    const version = hashVersion(await readAlerts(db))
    const isShown = version ? shown?.html.includes(`data-version="${version}"`) : shown?.html === ''
    if (isShown) return site
    await pause(confirmIntervalMilliseconds)
  }
  throw new Error(
    `${done} But the site at ${site.url} does not show it: look at its /api/health, and at its clock.`,
  )
}

const list = (alerts: readonly Alert[]) => alerts.map(({ id }) => id).join(', ')

const listAll: Command = async () => {
  const { db, site } = await openStore()
  const alerts = await readAlerts(db)
  const shown = filterActive(alerts).slice(0, maxShown)
  const describeState = (alert: Alert) =>
    shown.includes(alert) ? 'shown' : alert.since > now() ? 'later' : 'waits for a place'
  const entries = alerts.map(
    (alert) => `${alert.id} (${describeState(alert)})\n${formatAlert(alert)}\n`,
  )
  const text = entries.join('\n').trimEnd() || 'No alert is set.'
  return site ? `${text}\n\nIn the database of the site at ${site.url}.` : text
}

const end: Command = async (id, values) => {
  const text = values['all-clear']
  const { db, site } = await openStore()
  const ending = chooseEnding(await readAlerts(db), id, text !== undefined)
  const allClear = text === undefined ? undefined : toAllClear(text, values, ending)
  const ended = `Ended: ${list(ending)}.`
  const allClearText = allClear ? `\n\n${formatAlert(allClear)}` : ''
  if (values['dry-run']) return `Would end: ${list(ending)}.${allClearText}\n\nNothing was changed.`
  await db.transaction().execute(async (transaction) => {
    for (const alert of ending) await endAlert(transaction, alert.id)
    if (allClear) await addAlert(transaction, allClear)
  })
  const done = allClear ? `${ended}${allClearText}\n\nSet as ${allClear.id}.` : ended
  return `${done}\n${siteLine(await confirm({ db, site }, done))}`
}

/**
 * Chooses the alerts to end.
 * @param hasAllClear without an id, ends all active alerts
 */
function chooseEnding(
  alerts: readonly Alert[],
  id: string | undefined,
  hasAllClear: boolean,
): readonly Alert[] {
  if (id === undefined && !hasAllClear) {
    throw new UsageError('Which alert? `npm run alert -- list` shows them.')
  }
  const chosen = id === undefined ? filterActive(alerts) : alerts.filter((alert) => alert.id === id)
  if (chosen.length > 0) return chosen
  throw new UsageError(
    id === undefined
      ? 'No alert is active: set a notice instead.'
      : `There is no alert ${id}: \`npm run alert -- list\` shows those that are set.`,
  )
}

/** Creates the all-clear, for everybody whom one of the ended alerts concerned. */
function toAllClear(text: string, values: Values, ending: readonly Alert[]): Alert {
  const concerns = ending.map((alert) => alert.concerns)
  const until = new Date(now().getTime() + allClearMilliseconds)
  return validate({
    kind: 'notice',
    text: readTexts(text, values),
    concerns: concerns.some(({ length }) => length === 0) ? [] : concerns.flat(),
    since: now(),
    until,
    isDrill: false,
  })
}

type Store = Pick<SiteDatabase, 'db'> & { site: RunningSite | undefined }

/**
 * Opens the database of the site. Never creates one.
 * @throws UsageError when there is none, or the running site uses another one
 */
async function openStore(): Promise<Store> {
  const file = parsePath(getDatabaseUrl())
  if (file && !existsSync(file)) {
    throw new UsageError(`The site has no database at ${file}: set DATA_DIR as it is for the site.`)
  }
  const { db } = await getSiteDatabase()
  return { db, site: await findSite({ db }) }
}

export const commands: Record<CommandName, Command> = {
  set,
  list: listAll,
  end,
  drill: async (_, { site }) => drill((await openStore()).db, site),
}
