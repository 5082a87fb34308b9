import { scriptOf } from '@/lib/rich-text/script-of'

describe('scriptOf', () => {
  it('detects Bengali and Hindi', () => {
    expect(scriptOf('পরিচালন সমিতির সভা')).toBe('bn')
    expect(scriptOf('हिन्दी दिवस की तैयारी')).toBe('hi')
  })

  it('returns undefined for English, numbers and empty texts', () => {
    expect(scriptOf('Winter bus timings begin')).toBeUndefined()
    expect(scriptOf('2026-27')).toBeUndefined()
    expect(scriptOf('')).toBeUndefined()
  })

  it('uses the script of most letters', () => {
    expect(scriptOf('Notice: Saraswati Puja (সরস্বতী)')).toBeUndefined()
    expect(scriptOf('সরস্বতী পূজার আয়োজন, Class IX')).toBe('bn')
  })
})
