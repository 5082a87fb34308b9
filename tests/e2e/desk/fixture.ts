import { test as base } from '../../support/browser/test'
import { type DeskSite, startDeskSite } from '../../support/servers/desk-site'

/**
 * Playwright's `test` with a desk that has the sample records, one for all files of a worker. A test uses words of its
 * own for what it writes; who ends all sessions of somebody uses a person of its own.
 */
export const test = base.extend<object, { desk: DeskSite }>({
  desk: [
    async ({}, provide) => {
      const desk = await startDeskSite({ hasRecords: true })
      await provide(desk)
      await desk.remove()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

export const { expect } = base
