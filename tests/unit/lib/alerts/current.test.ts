import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  getActiveAlerts,
  areAlertsReadable,
  getAlertVersion,
  getShownAlerts,
  startAlertWatch,
  stopAlertWatch,
} from '@/lib/alerts/current'
import { addAlert, endAlert } from '@/lib/alerts/store'
import { env } from '@/lib/core/env'
import { log } from '@/lib/core/log'
import { openDatabase, getStoreUrl, type SiteDatabase } from '@/lib/database/database'
import { closeDatabase } from '@/lib/database/site-database'
import { withServers } from '@/tests/support/fixtures/with-servers'
import { createPostgres, type Service } from '@/tests/support/servers/services'
import { setClock } from '../enquiries/support/clock'
import { createSampleAlert, hour, t0 } from './support/samples'

const texts = () => getShownAlerts().map(({ text }) => text.en)

/** Reads once, as the first read after a start. */
async function restart() {
  await stopAlertWatch()
  await startAlertWatch()
}

let folder: string
/** The connection of the command, in another process. */
let office: SiteDatabase

beforeEach(async () => {
  setClock(t0)
  folder = mkdtempSync(path.join(tmpdir(), 'alerts-'))
  jest.replaceProperty(env, 'dataDir', folder)
  for (const level of ['info', 'warn', 'error'] as const)
    jest.spyOn(log, level).mockReturnValue(undefined)
})
afterEach(async () => {
  await stopAlertWatch()
  await closeDatabase()
  await office.close()
  jest.useRealTimers()
  jest.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

describe('alerts in a file', () => {
  beforeEach(async () => {
    office = await openDatabase(getStoreUrl(folder))
  })

  it('are empty at first', async () => {
    await restart()
    expect([getShownAlerts(), getAlertVersion()]).toEqual([[], ''])
    expect(areAlertsReadable()).toBe(true)
  })

  it('are current from their beginning to their end, by the clock alone', async () => {
    await addAlert(office.db, createSampleAlert({ since: t0 + hour, until: t0 + 2 * hour }))
    await restart()
    for (const [time, isShown] of [
      [t0 + hour - 1, false],
      [t0 + hour, true],
      [t0 + 2 * hour - 1, true],
      [t0 + 2 * hour, false],
    ] as const) {
      setClock(time)
      expect(getShownAlerts()).toHaveLength(isShown ? 1 : 0)
      expect(getAlertVersion() !== '').toBe(isShown)
    }
  })

  it('are at most two: the most severe first, then the newest, a test alert last', async () => {
    for (const alert of [
      createSampleAlert({ text: 'drill', kind: 'closed', isDrill: true }),
      createSampleAlert({ text: 'notice', kind: 'notice' }),
      createSampleAlert({ text: 'old change', kind: 'changed', since: t0 - 2 * hour }),
      createSampleAlert({ text: 'new change', kind: 'changed', since: t0 - hour }),
      createSampleAlert({ text: 'closed', kind: 'closed', since: t0 - 3 * hour }),
    ])
      await addAlert(office.db, alert)
    await restart()
    expect(texts()).toEqual(['closed', 'new change'])
    expect(getActiveAlerts().map(({ text }) => text.en)).toEqual([
      'closed',
      'new change',
      'old change',
      'notice',
      'drill',
    ])
  })

  it('have a version that changes with every word, also for alerts that the bar does not show', async () => {
    const versions = new Set<string>()
    for (const text of ['one', 'two', 'three']) {
      await addAlert(office.db, createSampleAlert({ text }))
      await restart()
      versions.add(getAlertVersion())
    }
    expect(versions.size).toBe(3)
  })

  it('appear and disappear while the site runs', async () => {
    await restart()
    const alert = createSampleAlert({ text: 'Closed today' })
    await addAlert(office.db, alert)
    await until(() => texts().includes('Closed today'))
    expect(await endAlert(office.db, alert.id)).toBe(true)
    expect(await endAlert(office.db, alert.id)).toBe(false)
    await until(() => texts().length === 0)
  })

  it('are copied to the disk as soon as it is writable', async () => {
    const copy = path.join(folder, 'alerts.json')
    mkdirSync(copy)
    await addAlert(office.db, createSampleAlert({ text: 'Closed today' }))
    await restart()
    expect(texts()).toEqual(['Closed today'])
    rmSync(copy, { recursive: true })
    await until(() => existsSync(copy) && readFileSync(copy, 'utf8').includes('Closed today'))
  })

  it('omit a row that cannot be read, and log it once', async () => {
    await addAlert(office.db, createSampleAlert({ text: 'good' }))
    for (const [id, content] of [
      ['no-json', '{'],
      ['a-list', '[]'],
      ['unknown', JSON.stringify({ ...createSampleAlert({}), kind: 'flood' })],
    ] as const)
      await office.db
        .insertInto('alerts')
        .values({ id, content, since: t0, until: t0 + hour })
        .execute()
    await restart()
    await restart()
    expect(texts()).toEqual(['good'])
    expect(log.warn).toHaveBeenCalledTimes(3)
  })

  it('keep Bengali, Hindi, quotes and markup as they are', async () => {
    const text = { en: `<b>"O'Neill"</b> & Co?1 $1`, bn: 'আজ বন্ধ', hi: 'आज बंद' }
    await addAlert(office.db, { ...createSampleAlert({}), text })
    await restart()
    expect(getShownAlerts()[0]?.text).toEqual(text)
  })
})

withServers('without the database', () => {
  let postgres: Service
  beforeAll(async () => {
    postgres = await createPostgres()
    await postgres.start()
  }, 60_000)
  afterAll(() => postgres.remove())

  it('stay as last known until their end, also after a restart', async () => {
    jest.replaceProperty(env, 'databaseUrl', postgres.url)
    office = await openDatabase(postgres.url)
    await addAlert(office.db, createSampleAlert({ text: 'Route 3 is late', concerns: ['route-3'] }))
    await restart()
    const [before, version] = [getShownAlerts(), getAlertVersion()]
    expect(texts()).toEqual(['Route 3 is late'])

    await postgres.stop()
    await until(() => !areAlertsReadable())
    expect(log.error).toHaveBeenCalledTimes(1)
    expect([getShownAlerts(), getAlertVersion()]).toEqual([before, version])

    await closeDatabase()
    await restart()
    expect([getShownAlerts(), getAlertVersion()]).toEqual([before, version])
    setClock(t0 + hour)
    expect(getShownAlerts()).toEqual([])

    setClock(t0)
    await postgres.start()
    await addAlert(office.db, createSampleAlert({ text: 'Route 1 is late' }))
    await until(() => texts().length === 2)
    expect(areAlertsReadable()).toBe(true)
  }, 60_000)
})

async function until(isTrue: () => boolean) {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 50))
}
