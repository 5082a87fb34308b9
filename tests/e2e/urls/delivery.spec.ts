import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { routes } from '../../../content/routes'
import { buildPolicy } from '../../../lib/page-cache/finish-page.mjs'
import { rawRequest } from '../../support/browser/raw-request'
import { expect, test } from '../../support/browser/test'

/*
 * Undocumented behaviour of Next that the site relies on (docs/delivery.md), tested on the served build.
 */
const distDir = path.resolve(import.meta.dirname, '../../..', process.env.NEXT_DIST_DIR || '.next')

/** Interactive pages. All others load no framework script (docs/decisions/006). */
const withFramework = [
  '/academics/student-transfer-certificate',
  '/admission/admission-enquiry',
  '/tabloid',
  '/search',
]

test('finishes every page: a policy of its own, and the framework only where it is needed', async ({
  baseURL,
}) => {
  const found: string[] = []
  for (const { path } of routes) {
    const { body, policy } = await rawRequest(baseURL!, path)
    const hasFramework = /\/_next\/static\/chunks\/[^"]*\.js/.test(body)
    if (hasFramework) found.push(path)
    expect.soft(policy, path).toContain("script-src 'self' 'sha256-")
    // React needs the sheets, but nothing waits for them.
    const head = body.slice(0, body.indexOf('</head>'))
    expect.soft(head, `${path} has its styles in its head`).toMatch(/<style[^>]*>[^<]{9999}/)
    expect
      .soft(head, `${path} waits for no style sheet`)
      .not.toMatch(/<link[^>]*(?:rel="stylesheet"|as="style")/)
    expect.soft(body.includes('rel="stylesheet"'), `${path} links style sheets`).toBe(hasFramework)
  }
  expect(found).toEqual(withFramework)
})

test('the policy has a hash for every inline script of Next', async ({ baseURL }) => {
  for (const path of withFramework) {
    const { body } = await rawRequest(baseURL!, path)
    const inline = [
      ...body.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*json)[^>]*>([\s\S]*?)<\/script>/g),
    ]
    const hashes = buildPolicy(body)
      .match(/script-src 'self'([^;]*)/)![1]!
      .trim()
      .split(' ')
    expect(hashes, path).toHaveLength(new Set(inline.map(([, text]) => text)).size)
  }
})

test('finishes a page rendered at runtime, for its first visitor and for the next', async ({
  baseURL,
}) => {
  const path = `/news/of-${Date.now()}`
  for (const attempt of [1, 2]) {
    const { body, policy } = await rawRequest(baseURL!, path)
    expect(policy, `${attempt}`).toContain("script-src 'self' 'sha256-")
    expect(body, `${attempt}`).toContain('<style>')
    expect(body, `${attempt}`).not.toMatch(/rel="stylesheet"|\/_next\/static\/chunks\/[^"]*\.js/)
  }
})

/** A JSON file of the build. */
const readBuild = (file: string) => JSON.parse(readFileSync(path.join(distDir, file), 'utf8'))

test('the build lists its server actions', () => {
  const { node } = readBuild('server/server-reference-manifest.json') as { node: object }
  expect(Object.keys(node).length).toBeGreaterThan(0)
})

test('gives a prerendered page the lifetime and the tags of its content', () => {
  const { routes: built } = readBuild('prerender-manifest.json') as {
    routes: Record<string, { initialRevalidateSeconds: number | false }>
  }
  const lifetimes = ['/about', '/admission', '/tabloid'].map(
    (page) => built[page]?.initialRevalidateSeconds,
  )
  expect(lifetimes).toEqual([false, 3600, 3600])
  const { headers } = readBuild('server/app/news.meta') as { headers: Record<string, string> }
  expect(headers['x-next-cache-tags']?.split(',')).toContain('news')
})

test.describe('an information page', () => {
  const chunks = path.join(distDir, 'static/chunks')
  const sheets = readdirSync(chunks)
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(path.join(chunks, name), 'utf8'))

  test('has every rule that applies to it', async ({ page }) => {
    for (const path of [
      '/about',
      '/mandatory-disclosure',
      '/fee-structure/class-one-to-eight-2026-27',
      '/sitemap',
      '/contact',
      '/academics/book-list',
      '/academics/careercounseling',
    ]) {
      await page.goto(path)
      expect(await page.evaluate(missingRules, sheets), path).toEqual([])
    }
  })
})

/** Runs in the page: selectors of these sheets that match an element, but are missing in the inlined styles. */
function missingRules(sheets: string[]): string[] {
  const states =
    /:(?:hover|active|focus-visible|focus-within|focus|target|checked|disabled|popover-open|user-invalid|visited|placeholder-shown|autofill)(?![\w-])/g
  const stylesOf = (rules: CSSRuleList, condition = ''): [string, CSSStyleRule][] =>
    [...rules].flatMap((rule): [string, CSSStyleRule][] => {
      if (rule instanceof CSSStyleRule) return [[condition, rule]]
      const { cssRules, conditionText = '' } = rule as CSSConditionRule
      return cssRules && !(rule instanceof CSSKeyframesRule)
        ? stylesOf(cssRules, condition + conditionText)
        : []
    })
  const selectorsOf = (rules: CSSRuleList) =>
    stylesOf(rules).flatMap(([condition, { selectorText }]) =>
      selectorText.split(/,(?![^(]*\))/).map((selector) => `${condition}|${selector.trim()}`),
    )
  const inlined = new Set(
    [...document.styleSheets].flatMap(({ cssRules }) => selectorsOf(cssRules)),
  )
  return sheets.flatMap((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    return selectorsOf(sheet.cssRules).filter((entry) => {
      if (inlined.has(entry)) return false
      const selector = entry.slice(entry.lastIndexOf('|') + 1)
      const element = selector.replace(/::[\w-]+(?:\([^)]*\))?/g, '').replace(states, '')
      try {
        return document.querySelector(element.replace(/:(?:not|where|is|has)\(\s*\)/g, '') || '*')
      } catch {
        return false
      }
    })
  })
}
