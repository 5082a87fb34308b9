import { detectScript } from '@/lib/rich-text/detect-script'

describe('scriptOf', () => {
  it('detects Bengali and Hindi', () => {
    expect(detectScript('পরিচালন সমিতির সভা')).toBe('bn')
    expect(detectScript('हिन्दी दिवस की तैयारी')).toBe('hi')
  })

  it('returns undefined for English, numbers and empty texts', () => {
    expect(detectScript('Winter bus timings begin')).toBeUndefined()
    expect(detectScript('2026-27')).toBeUndefined()
    expect(detectScript('')).toBeUndefined()
  })

  it('uses the script of most letters', () => {
    expect(detectScript('Notice: Saraswati Puja (সরস্বতী)')).toBeUndefined()
    expect(detectScript('সরস্বতী পূজার আয়োজন, Class IX')).toBe('bn')
  })
})
