import { listRecords } from '@/lib/desk/records/list'
import { importAll } from '@/scripts/desk/import'
import { startContentServer, type ContentServer } from '@/tests/support/servers/content-server'
import { owner, useDesk } from '../../lib/desk/support/desk'

describe('an import from a provider', () => {
  useDesk()
  let provider: ContentServer
  beforeEach(async () => {
    const none = { highlight: [], events: [], gallery: [], blog: [], notification: [] }
    const news = [{ _id: 'n1', title: 'A circular', description: '', fromDate: '2026-11-20' }]
    provider = await startContentServer({ records: { ...none, onlineRegistration: [], news } })
  })
  afterEach(() => provider.stop())

  const titles = async () => (await listRecords(owner)).map(({ form }) => form.title)

  it.each(['{"status":false}', '{"data":null}', ''])(
    'accepts %j as an empty list where there may be none',
    async (body) => {
      for (const endpoint of ['highlight', 'highlight/all', 'notification', 'onlineRegistration'])
        provider.fail(endpoint, { body, status: 200 })
      await importAll(provider.url)
      expect(await titles()).toEqual(['A circular'])
    },
  )

  it('accepts 404 as an empty list where there may be none', async () => {
    provider.fail('notification', { status: 404 })
    await importAll(provider.url)
    expect(await titles()).toEqual(['A circular'])
  })

  it.each([
    ['news', { body: '{"status":false}' }, 'Unexpected response'],
    ['events/All', { body: '{"data":null}' }, 'Unexpected response'],
    ['highlight/all', { body: '{"status":false,"errors":["quota"]}' }, 'Unexpected response'],
    ['blog/All', { status: 404 }, 'Request failed with status code 404'],
    ['notification', { body: '{"status":false,"error":"quota"}' }, 'Unexpected response'],
  ])('stops at %s with %j, says why, and imports nothing', async (endpoint, fault, reason) => {
    provider.fail(endpoint, fault)
    await expect(importAll(provider.url)).rejects.toThrow(
      `${provider.url}/api/${endpoint}/dvs cannot be read (${reason}). Nothing was imported.`,
    )
    expect(await titles()).toEqual([])
  })
})
