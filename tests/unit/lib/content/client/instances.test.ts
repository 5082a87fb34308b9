import { newDataDir } from '@/tests/support/fixtures/content-reader'

/** Reloads the modules, as in a new process with these settings. */
async function start(settings: Record<string, string>) {
  jest.resetModules()
  Reflect.deleteProperty(globalThis, Symbol.for('school-website.content-reader'))
  Object.assign(process.env, { LOG_LEVEL: 'silent', ...settings })
  const { readCollection } = await import('@/lib/content/read')
  return readCollection('news', 'list')
}

describe('the configured content service', () => {
  it('is embedded by default, and its copies are never served for a provider', async () => {
    const DATA_DIR = newDataDir()
    const embedded = await start({ CONTENT_API_URL: '', DATA_DIR })
    expect(embedded.source).toBe('live')
    expect(embedded.records.length).toBeGreaterThan(0)
    const provider = await start({ CONTENT_API_URL: 'http://127.0.0.1:9', DATA_DIR })
    expect(provider).toMatchObject({ source: 'none', failure: 'Network Error' })
  })
})
