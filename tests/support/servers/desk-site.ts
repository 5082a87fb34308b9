import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { postForm } from '../browser/post-form'
import { copyBuild } from './build-copy'
import { startOffice } from './run-desk-process'
import { freePort } from './ports'
import { startSite } from './site'

/** People of the desk in the tests. */
export const people = {
  editor: { email: 'editor@school.example', name: 'Edith Editor', role: 'editor' },
  second: { email: 'second@school.example', name: 'Sanjay Second', role: 'editor' },
  writer: { email: 'writer@school.example', name: 'Wahida Writer', role: 'writer' },
  passkeys: { email: 'passkeys@school.example', name: 'Prem Passkeys', role: 'writer' },
  forgetful: { email: 'forgetful@school.example', name: 'Farida Forgetful', role: 'writer' },
  owner: { email: 'owner@school.example', name: 'Omar Owner', role: 'owner' },
} as const
export type PersonName = keyof typeof people

export const password = 'three tea bushes by the river'

/** The built site with its own desk and these people; with the sample records if `hasRecords`. */
export async function startDeskSite({ hasRecords = false } = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-desk-'))
  const build = await copyBuild()
  const port = await freePort()
  const settings = {
    NEXT_DIST_DIR: build.distDir,
    DATA_DIR: folder,
    DATABASE_URL: '',
    REDIS_URL: '',
    CONTENT_API_URL: '',
    SITE_URL: `http://localhost:${port}`,
    // Tests over HTTP have a client address each.
    TRUST_PROXY: '1',
    DESK_SECRET: 'a secret of the desk with more than 32 characters',
  }

  const { command, office } = startOffice(settings)
  if (hasRecords) await command('scripts/desk/desk.ts', 'import')

  await office({ do: 'join', people: Object.values(people), password })
  const site = await startSite(port, settings)

  const sessions = new Map<PersonName, Awaited<ReturnType<BrowserContext['storageState']>>>()

  /** A separate browser in which a person has logged in: the first time by the form. */
  async function logIn(
    browser: Browser,
    name: PersonName,
    options: BrowserContextOptions = {},
  ): Promise<Page> {
    const storageState = sessions.get(name)
    const context = await browser.newContext({ baseURL: site.url, storageState, ...options })
    context.setDefaultTimeout(15_000)
    const page = await context.newPage()
    if (storageState) return page
    await page.goto('/desk/log-in')
    await page.getByLabel('E-mail').fill(people[name].email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await page.waitForURL((url) => url.pathname === '/desk')
    sessions.set(name, await context.storageState())
    return page
  }

  const cookies = new Map<PersonName, string>()

  /** The session of a person as a header, for requests without a browser. */
  async function cookieOf(name: PersonName): Promise<string> {
    const known = cookies.get(name)
    if (known) return known
    const fields = { email: people[name].email, password }
    const { setCookie } = await postForm(`${site.url}/desk/log-in`, 'Log in', fields)
    const cookie = setCookie[0]!.split(';')[0]!
    cookies.set(name, cookie)
    return cookie
  }

  async function remove() {
    await site.kill()
    await build.remove()
    await rm(folder, { recursive: true, force: true })
  }

  return { ...site, office, command, logIn, cookieOf, remove }
}

export type DeskSite = Awaited<ReturnType<typeof startDeskSite>>
