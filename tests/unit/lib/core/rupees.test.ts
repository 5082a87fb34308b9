import { groupDigits, formatRupees } from '@/lib/core/rupees'

describe('amounts in rupees', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [2500, '2,500'],
    [29782, '29,782'],
    [175000, '1,75,000'],
    [12345678, '1,23,45,678'],
  ])('%d is grouped as %s', (value, text) => {
    expect(groupDigits(value)).toBe(text)
  })

  it('have the sign and a no-break space before the number', () => {
    expect(formatRupees(175000)).toBe('₹\u00a01,75,000')
  })
})
