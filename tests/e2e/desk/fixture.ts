import { test as base } from '../../support/browser/test'
import { type DeskSite, startDeskSite } from '../../support/servers/desk-site'

/**
 * Playwright's `test` with a desk that contains the sample records, one for all files of a worker. A test uses unique
 * words for what it writes; a test that ends all sessions of a person uses its own person.
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
