import { readFileSync } from 'node:fs'
import { school } from '@/content/school'
import { formatSchoolConf, schoolConfFile } from '@/scripts/support/school-conf'
import { startNginx } from '@/tests/support/servers/nginx'
import { freePort } from '@/tests/support/servers/ports'

/** nginx with the shipped files, in front of instances that do not respond. */

jest.setTimeout(60_000)

it('have the school’s name and telephones from content/school.ts; npm run nginx:pages writes them', () => {
  expect(readFileSync(schoolConfFile, 'utf8')).toBe(formatSchoolConf())
})

it('name the school and its telephones while no instance responds', async () => {
  const nginx = await startNginx([await freePort(), await freePort()])
  const pages = ['/', '/news?q=bus', '/desk/log-in', '/api/search?q=bus', '/_next/image?url=x']
  try {
    for (const path of pages) {
      const page = await fetch(nginx.url + path)
      const text = await page.text()
      expect([path, page.status, page.headers.get('retry-after')]).toEqual([path, 502, '60'])
      expect(text).toContain('<h1>Back in a minute</h1>')
      expect(text).toContain(school.name)
      for (const { dialled, printed } of school.phones) {
        expect(text).toContain(`<a href='tel:${dialled}'>${printed}</a>`)
      }
    }
  } finally {
    await nginx.stop()
  }
})

it('log no query of an address, nor that of the referring page', async () => {
  const nginx = await startNginx([await freePort(), await freePort()])
  const words = ['Anita', 'secret-token', '9000000001']
  try {
    for (const [path, referer] of [
      ['/desk/enquiries?q=Anita+Rai', ''],
      ['/desk/join?token=secret-token', ''],
      ['/search?x=1&q=9000000001', `${nginx.url}/search?q=Anita`],
      ['/crest.svg', `${nginx.url}/desk/enquiries?q=Anita#secret-token`],
    ] as const) {
      await fetch(nginx.url + path, { headers: referer ? { referer } : {} })
    }
  } finally {
    await nginx.stop()
  }
  const log = nginx.accessLog()
  expect(log).toContain('"GET /desk/enquiries HTTP/1.1" 502')
  expect(log).toContain(`"${nginx.url}/search"`)
  expect(words.filter((word) => log.includes(word))).toEqual([])
})
