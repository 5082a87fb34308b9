import { unbrokenClassNames } from '@/lib/rich-text/class-names'

describe('the names of classes', () => {
  it.each([
    ['Fees, Class IX', 'Fees, Class\u00a0IX'],
    ['Class XI and Class XII', 'Class\u00a0XI and Class\u00a0XII'],
    ['Classes VI to X', 'Classes\u00a0VI to X'],
    ['Class 9', 'Class\u00a09'],
  ])('%s does not break', (text, unbroken) => expect(unbrokenClassNames(text)).toBe(unbroken))

  it.each(['Class teachers', 'Class In-charge', 'the class of 2025'])('%s may break', (text) =>
    expect(unbrokenClassNames(text)).toBe(text),
  )
})
