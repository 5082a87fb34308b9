import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test as base } from '@playwright/test'
import { type Browser, type Engine, type Key, launch, type Tab } from './browsers'

/** Finds elements by what assistive technology is told of them; the unit tests use it, too. */
const library = readFileSync(
  path.resolve('node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

type Pattern = { source: string; flags: string }
type Step = { role: string; name?: Pattern }

/** A text is meant whole. */
const patternOf = (name: string | RegExp): Pattern =>
  typeof name === 'string'
    ? { source: `^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`, flags: '' }
    : { source: name.source, flags: name.flags }

const told = ({ role, name }: Step) => (name ? `${role} /${name.source}/` : role)

/** Runs in the page: what there is to see of the elements that these steps lead to, each within the one before. */
function look({ steps, bring, choose }: { steps: Step[]; bring?: boolean; choose?: string }) {
  type Library = typeof import('@testing-library/dom')
  const { TestingLibraryDom } = window as unknown as { TestingLibraryDom?: Library }
  if (!TestingLibraryDom) return 'library missing'
  const within = (scopes: HTMLElement[], { role, name }: Step) =>
    scopes.flatMap((scope) =>
      TestingLibraryDom.queryAllByRole(scope, role, {
        name: name && new RegExp(name.source, name.flags),
      }),
    )
  const found = steps
    .reduce(within, [document.body])
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
  const [first] = found
  if (bring) first?.scrollIntoView({ block: 'center', behavior: 'instant' })
  if (choose !== undefined && first instanceof HTMLSelectElement) {
    const option = [...first.options].find(({ label }) => label === choose)
    if (!option) return []
    option.selected = true
    for (const type of ['input', 'change']) first.dispatchEvent(new Event(type, { bubbles: true }))
  }
  return found.map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const over = document.elementFromPoint(x, y)
    return {
      x,
      y,
      text: element.innerText,
      value: 'value' in element ? String(element.value) : '',
      focused: element === document.activeElement,
      /** A label leads clicks to its control. */
      reachable:
        element.contains(over) ||
        [...((element as HTMLInputElement).labels ?? [])].some((label) => label.contains(over)),
    }
  })
}

/** Runs in the page: files of pictures in the window that have not come, or that the engine cannot show. */
function blankPictures() {
  return [...document.images]
    .filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect()
      const inWindow = width > 0 && bottom > 0 && top < innerHeight && image.checkVisibility()
      return inWindow && !(image.complete && image.naturalWidth > 0)
    })
    .map((image) => image.currentSrc || image.src)
}

/** Somebody before a browser: sees, points and types; waits for what is to be seen. */
export class Visitor {
  constructor(
    readonly tab: Tab,
    private readonly site: string,
    private readonly steps: Step[] = [],
  ) {}

  /** The same visitor, who minds one part of the page only. */
  within(role: string, name?: string | RegExp) {
    return new Visitor(this.tab, this.site, this.to(role, name))
  }

  open(address: string) {
    return this.tab.open(new URL(address, this.site).href)
  }

  /** Opens a page and waits until React has taken it over; Next tells by an element of its own. */
  async openReady(address: string) {
    await this.open(address)
    await this.tab.point(1, 1)
    await this.tab.point(2, 2)
    const taken = () => document.querySelector('next-route-announcer') !== null
    await expect.poll(() => this.tab.run(taken, undefined), 'React has taken over').toBe(true)
  }

  private to(role: string, name?: string | RegExp) {
    return [...this.steps, { role, name: name === undefined ? undefined : patternOf(name) }]
  }

  private async look(steps: Step[], options: { bring?: boolean; choose?: string } = {}) {
    // A change of pages may come between.
    const once = () => this.tab.run(look, { steps, ...options }).catch(() => [])
    const seen = await once()
    if (typeof seen !== 'string') return seen
    await this.tab.load(library).catch(() => undefined)
    const again = await once()
    return typeof again === 'string' ? [] : again
  }

  private poll<T>(
    role: string,
    name: string | RegExp | undefined,
    what: string,
    of: (seen: Awaited<ReturnType<Visitor['look']>>) => T,
  ) {
    const steps = this.to(role, name)
    const message = `${steps.map(told).join(' > ')} ${what}`
    return expect.poll(async () => of(await this.look(steps)), { message })
  }

  /** Elements of a role that are to be seen. */
  async count(role: string, name?: string | RegExp) {
    return (await this.look(this.to(role, name))).length
  }

  sees(role: string, name?: string | RegExp) {
    return this.poll(role, name, 'is seen', (seen) => seen.length > 0).toBe(true)
  }

  seesNo(role: string, name?: string | RegExp) {
    return this.poll(role, name, 'is not seen', (seen) => seen.length).toBe(0)
  }

  seesCount(count: number, role: string, name?: string | RegExp) {
    return this.poll(role, name, 'are seen', (seen) => seen.length).toBe(count)
  }

  reads(role: string, text: RegExp, name?: string | RegExp) {
    return this.poll(role, name, 'says', (seen) =>
      seen.map((element) => element.text).join('\n'),
    ).toMatch(text)
  }

  seesValue(role: string, name: string | RegExp, value: string) {
    return this.poll(role, name, 'has the value', ([first]) => first?.value).toBe(value)
  }

  seesFocusOn(role: string, name?: string | RegExp) {
    return this.poll(role, name, 'has the focus', (seen) =>
      seen.some(({ focused }) => focused),
    ).toBe(true)
  }

  isAt(address: RegExp) {
    const here = () => location.pathname + location.search
    return expect
      .poll(() => this.tab.run(here, undefined).catch(String), 'the address')
      .toMatch(address)
  }

  /** Clicks the first such element, once it rests where a pointer reaches it. */
  async click(role: string, name?: string | RegExp) {
    const steps = this.to(role, name)
    type Seen = Awaited<ReturnType<Visitor['look']>>[number]
    let before: Seen | undefined
    let now: Seen | undefined
    const rests = async () => {
      before = now
      now = (await this.look(steps, { bring: true }))[0]
      return Boolean(now?.reachable && now.x === before?.x && now.y === before.y)
    }
    await expect.poll(rests, `${steps.map(told).join(' > ')} can be clicked`).toBe(true)
    await this.tab.click(now!.x, now!.y)
  }

  async fill(role: string, name: string | RegExp, text: string) {
    await this.click(role, name)
    await this.seesFocusOn(role, name)
    await this.tab.type(text)
  }

  /** Chooses from a list of options, as far as the page is told of it; the list itself is the engine's. */
  choose(name: string, option: string) {
    const chosen = async () =>
      (await this.look(this.to('combobox', name), { choose: option })).length > 0
    return expect.poll(chosen, `${option} can be chosen in ${name}`).toBe(true)
  }

  press(key: Key) {
    return this.tab.press(key)
  }

  /** Presses Esc until it has closed something: what is still moving may take no keys. */
  async escapesFrom(role: string, name?: string | RegExp) {
    await expect(async () => {
      await this.press('Escape')
      expect(await this.count(role, name)).toBe(0)
    }).toPass({ timeout: 15_000 })
  }

  scrollBy(pixels: number) {
    return this.tab.run((top) => scrollBy({ top, behavior: 'instant' }), pixels)
  }

  seesAllPictures() {
    return expect
      .poll(() => this.tab.run(blankPictures, undefined), 'pictures that are not shown')
      .toEqual([])
  }

  /** Reading asks for no sideways scrolling (WCAG 1.4.10). */
  async seesWholeWidth() {
    const overflow = () =>
      document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect(await this.tab.run(overflow, undefined), 'pixels beyond the edge').toBeLessThanOrEqual(0)
  }
}

type Worker = { script: boolean; engine: Browser }

/** A visitor with a fresh tab in the engine of the project. The test fails when the engine tells of an error. */
export const test = base.extend<{ visitor: Visitor }, Worker>({
  script: [true, { option: true, scope: 'worker' }],
  engine: [
    async ({ script }, provide, { project }) => {
      const browser = await launch(project.name as Engine, script)
      await provide(browser)
      await browser.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  visitor: async ({ engine, baseURL }, provide, testInfo) => {
    const tab = await engine.newTab()
    await tab.resize(1440, 900)
    await provide(new Visitor(tab, baseURL!))
    if (testInfo.status !== testInfo.expectedStatus) {
      await writeFile(testInfo.outputPath('seen.png'), await tab.screenshot())
    }
    const problems = await tab.problems()
    await tab.close()
    expect(problems, 'errors that the engine told of').toEqual([])
  },
})

export { expect }
