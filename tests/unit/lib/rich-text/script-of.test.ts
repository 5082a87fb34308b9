/** @jest-environment node */
import { scriptOf } from '@/lib/rich-text/script-of'

describe('scriptOf', () => {
  it('tells Bengali and Hindi texts by their letters', () => {
    expect(scriptOf('পরিচালন সমিতির সভা')).toBe('bn')
    expect(scriptOf('हिन्दी दिवस की तैयारी')).toBe('hi')
  })

  it('leaves English, numbers and empty texts to the language of the page', () => {
    expect(scriptOf('Winter bus timings begin')).toBeUndefined()
    expect(scriptOf('2026-27')).toBeUndefined()
    expect(scriptOf('')).toBeUndefined()
  })

  it('goes by the script that most letters are in', () => {
    expect(scriptOf('Notice: Saraswati Puja (সরস্বতী)')).toBeUndefined()
    expect(scriptOf('সরস্বতী পূজার আয়োজন, Class IX')).toBe('bn')
  })
})
