import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'acorn'
import { getModuleUrl } from '@/lib/browser/module-url'
import { root } from '../../support/fixtures/files'

/** Built before the tests. */
const folder = path.join(root, 'public/modules')
const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'))

const isModule = (text: string) => /\bexport\b/.test(text)

describe('the scripts of components', () => {
  it.each(scripts)('%s uses only syntax that the oldest browsers know (R-A11Y-7)', (file) => {
    const text = readFileSync(path.join(folder, file), 'utf8')
    const parts = { ecmaVersion: 2020, sourceType: isModule(text) ? 'module' : 'script' } as const
    expect(() => parse(text, parts)).not.toThrow()
    // Chrome 90 cannot read one form of optional chaining; `?.5` is a number.
    expect(text).not.toMatch(/\?\.(?!\d)/)
  })

  it('have a hash in their URLs', () => {
    expect(getModuleUrl('which-class')).toMatch(/^\/modules\/which-class-[0-9a-f]{8}\.js$/)
    expect(getModuleUrl('alert-bar', 'css')).toMatch(/^\/modules\/alert-bar-[0-9a-f]{8}\.css$/)
    expect(() => getModuleUrl('which')).toThrow('which.browser.js has not been built.')
  })
})
