import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test as base } from '@playwright/test'
import { type Browser, type Engine, type Key, launch, type Tab } from './browsers'

/** Finds elements by their accessible role and name, as the unit tests do. */
const library = readFileSync(
  path.resolve('node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

type Pattern = { source: string; flags: string }
type Step = { role: string; name?: Pattern }

/** A string has to match the complete name. */
const toPattern = (name: string | RegExp): Pattern =>
  typeof name === 'string'
    ? { source: `^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`, flags: '' }
    : { source: name.source, flags: name.flags }

const describeStep = ({ role, name }: Step) => (name ? `${role} /${name.source}/` : role)

type LookOptions = {
  /** Scrolls the first element into view. */
  reveal?: boolean
  /** Selects the option with this label. */
  choose?: string
}

/** Runs in the page: the visible elements that match the steps, each step within the previous one. */
function look({ steps, reveal, choose }: LookOptions & { steps: Step[] }) {
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
  if (reveal) first?.scrollIntoView({ block: 'center', behavior: 'instant' })
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
      /** A label forwards clicks to its control. */
      reachable:
        element.contains(over) ||
        [...((element as HTMLInputElement).labels ?? [])].some((label) => label.contains(over)),
    }
  })
}

/** Runs in the page: pictures in the viewport that have not loaded, or that the engine cannot decode. */
function blankPictures() {
  return [...document.images]
    .filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect()
      const inViewport = width > 0 && bottom > 0 && top < innerHeight && image.checkVisibility()
      return inViewport && !(image.complete && image.naturalWidth > 0)
    })
    .map((image) => image.currentSrc || image.src)
}

/** A visitor at a browser. Every method waits until the page is in the expected state. */
export class Visitor {
  constructor(
    readonly tab: Tab,
    private readonly site: string,
    private readonly steps: Step[] = [],
  ) {}

  /** The same visitor, limited to one part of the page. */
  within(role: string, name?: string | RegExp) {
    return new Visitor(this.tab, this.site, this.to(role, name))
  }

  open(address: string) {
    return this.tab.open(new URL(address, this.site).href)
  }

  /** Opens a page and waits until React has hydrated its root: Next then inserts its route announcer. */
  async openHydrated(address: string) {
    await this.open(address)
    const isHydrated = () => document.querySelector('next-route-announcer') !== null
    await expect.poll(() => this.tab.run(isHydrated, undefined), 'React has hydrated').toBe(true)
  }

  private to(role: string, name?: string | RegExp) {
    return [...this.steps, { role, name: name === undefined ? undefined : toPattern(name) }]
  }

  private async look(steps: Step[], options: LookOptions = {}) {
    // A navigation can interrupt the script.
    const lookOnce = () => this.tab.run(look, { steps, ...options }).catch(() => [])
    const seen = await lookOnce()
    if (typeof seen !== 'string') return seen
    await this.tab.load(library).catch(() => undefined)
    const again = await lookOnce()
    return typeof again === 'string' ? [] : again
  }

  private poll<T>(
    role: string,
    name: string | RegExp | undefined,
    expectation: string,
    select: (seen: Awaited<ReturnType<Visitor['look']>>) => T,
  ) {
    const steps = this.to(role, name)
    const message = `${steps.map(describeStep).join(' > ')} ${expectation}`
    return expect.poll(async () => select(await this.look(steps)), { message })
  }

  /** Number of visible elements of a role. */
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

  /** Clicks the first such element when it no longer moves and is not covered. */
  async click(role: string, name?: string | RegExp) {
    const steps = this.to(role, name)
    type Seen = Awaited<ReturnType<Visitor['look']>>[number]
    let before: Seen | undefined
    let now: Seen | undefined
    const isStable = async () => {
      before = now
      now = (await this.look(steps, { reveal: true }))[0]
      return Boolean(now?.reachable && now.x === before?.x && now.y === before.y)
    }
    await expect.poll(isStable, `${steps.map(describeStep).join(' > ')} can be clicked`).toBe(true)
    await this.tab.click(now!.x, now!.y)
  }

  async fill(role: string, name: string | RegExp, text: string) {
    await this.click(role, name)
    await this.seesFocusOn(role, name)
    await this.tab.type(text)
  }

  /** Selects an option and fires the events of a choice. WebDriver cannot operate the native list. */
  choose(name: string, option: string) {
    const chosen = async () =>
      (await this.look(this.to('combobox', name), { choose: option })).length > 0
    return expect.poll(chosen, `${option} can be chosen in ${name}`).toBe(true)
  }

  goesBack() {
    return this.tab.run(() => history.back(), undefined)
  }

  press(key: Key) {
    return this.tab.press(key)
  }

  /** Presses Esc until the element is closed: it may ignore keys while it is animated. */
  async closesWithEsc(role: string, name?: string | RegExp) {
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

  /** The page does not scroll horizontally (WCAG 1.4.10). */
  async seesNoHorizontalScroll() {
    const overflow = () =>
      document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect(await this.tab.run(overflow, undefined), 'pixels beyond the edge').toBeLessThanOrEqual(0)
  }
}

type Worker = { script: boolean; engine: Browser }

/** A visitor with a new tab in the engine of the project. A test fails when the engine reports an error. */
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
    expect(problems, 'errors that the engine reported').toEqual([])
  },
})

export { expect }
