import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import puppeteer, { type Browser as PuppeteerBrowser, type KeyInput } from 'puppeteer-core'
import { getProgram } from '../../../scripts/support/programs.mjs'
import { freePort } from '../../support/servers/ports'

export type Engine = 'firefox' | 'webkit'

export type Key = 'Enter' | 'Escape'

/** A tab of any engine, with the commands that the tests need. */
export interface Tab {
  open: (url: string) => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  /** Runs a function in the page. It can use only its argument, and must be synchronous: without script no timer runs. */
  run: <A, R>(script: (argument: A) => R, argument: A) => Promise<R>
  /** Runs a library in the page. */
  load: (source: string) => Promise<void>
  click: (x: number, y: number) => Promise<void>
  type: (text: string) => Promise<void>
  press: (key: Key) => Promise<void>
  screenshot: () => Promise<Uint8Array>
  /** Errors of scripts, of the console and of the content security policy, as far as the engine reports them. */
  problems: () => Promise<string[]>
  close: () => Promise<void>
}

export interface Browser {
  newTab: () => Promise<Tab>
  close: () => Promise<void>
}

/** Firefox with WebDriver BiDi. */
async function wrapPuppeteer(browser: PuppeteerBrowser, script: boolean): Promise<Browser> {
  const newTab = async (): Promise<Tab> => {
    const context = await browser.createBrowserContext()
    const page = await context.newPage()
    const problems: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text())
    })
    page.on('pageerror', (error) => problems.push(String(error)))
    if (!script) await page.setJavaScriptEnabled(false)
    return {
      open: async (url) => void (await page.goto(url)),
      resize: (width, height) => page.setViewport({ width, height }),
      run: (script, argument) =>
        page.evaluate(script as (argument: unknown) => never, argument as never),
      load: async (source) => void (await page.evaluate(source)),
      click: (x, y) => page.mouse.click(x, y),
      type: (text) => page.keyboard.type(text),
      press: (key) => page.keyboard.press(key satisfies KeyInput),
      screenshot: () => page.screenshot(),
      problems: async () => problems,
      close: () => context.close(),
    }
  }
  return { newTab, close: () => browser.close() }
}

const firefox = async (script: boolean) =>
  wrapPuppeteer(
    await puppeteer.launch({
      browser: 'firefox',
      executablePath: getProgram('firefox-esr'),
      // Firefox has no command that disables script, but this preference.
      extraPrefsFirefox: { 'javascript.enabled': script },
    }),
    true,
  )

/** WebDriver codes of keys without a character. */
const keyCodes: Record<Key, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
}

/** Runs in the page: errors since the last call. Errors of a page before the first call are not reported. */
function takeProblems(): string[] {
  const page = window as Window & { problems?: string[] }
  if (!page.problems) {
    const list: string[] = (page.problems = [])
    addEventListener('error', ({ message }) => list.push(message))
    addEventListener('unhandledrejection', ({ reason }) => list.push(String(reason)))
    addEventListener('securitypolicyviolation', (violation) =>
      list.push(`${violation.violatedDirective} blocked ${violation.blockedURI}`),
    )
    console.error = (...values) => list.push(values.join(' '))
  }
  return page.problems.splice(0)
}

/** WebKitGTK with WebDriver on a virtual screen. It supports few commands; they are sent directly over HTTP. */
async function webkit(): Promise<Browser> {
  const screen = spawn(getProgram('xvfb'), ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [display] = await once(screen.stdio[3]!, 'data')
  const port = await freePort()
  const driver = spawn(getProgram('webkit2gtk-driver'), [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${String(display).trim()}` },
  })
  const send = async (method: string, path: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
    })
    const { value } = await response.json()
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error}, ${value.message}`)
    return value
  }
  while (!(await send('GET', '/status').catch(() => undefined))) await setTimeout(50)

  const { sessionId } = await send('POST', '/session', { capabilities: {} })
  const session = `/session/${sessionId}`
  const post = (path: string, body: object) => send('POST', session + path, body)

  const newTab = async (): Promise<Tab> => {
    const act = (id: string, type: string, actions: object[]) =>
      post('/actions', { actions: [{ id, type, actions }] })
    const problems: string[] = []
    const run = async <A, R>(script: (argument: A) => R, argument: A): Promise<R> => {
      const [newProblems, result] = await post('/execute/sync', {
        script: `return [(${takeProblems})(), (${script})(arguments[0])]`,
        args: [argument],
      })
      problems.push(...newProblems)
      return result
    }
    const type = (text: string) =>
      act(
        'keyboard',
        'key',
        [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      )
    return {
      open: (url) => post('/url', { url }),
      resize: (width, height) => post('/window/rect', { x: 0, y: 0, width, height }),
      run,
      load: (source) => post('/execute/sync', { script: source, args: [] }),
      click: (x, y) =>
        act('mouse', 'pointer', [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ]),
      type,
      press: (key) => type(keyCodes[key]),
      screenshot: async () => Buffer.from(await send('GET', `${session}/screenshot`), 'base64'),
      problems: async () => {
        await run(() => undefined, undefined)
        return problems
      },
      // WebKitGTK under WebDriver loads no pages in further tabs, so the tab is cleared for the next test.
      close: async () => {
        await run(() => sessionStorage.clear(), undefined)
        await post('/url', { url: 'about:blank' })
      },
    }
  }
  return {
    newTab,
    close: async () => {
      await send('DELETE', session)
      driver.kill()
      await once(driver, 'close')
      screen.kill()
    },
  }
}

const launchers: Record<Engine, (script: boolean) => Promise<Browser>> = {
  firefox,
  webkit,
}

/** Starts a browser. @param script whether it runs the scripts of pages */
export const launch = (engine: Engine, script: boolean) => launchers[engine](script)
