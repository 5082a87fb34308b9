import { linkFault, toSafeUrl } from '@/lib/core/safe-urls'

describe('a link whose meaning is clear', () => {
  it.each([
    ['cbse.gov.in/x', 'https://cbse.gov.in/x'],
    ['cbse.gov.in', 'https://cbse.gov.in/'],
    ['www.cbse.gov.in', 'https://www.cbse.gov.in/'],
    ['parikshasangam.cbse.gov.in:8443/a?b=1', 'https://parikshasangam.cbse.gov.in:8443/a?b=1'],
    ['forms.gle/AbC_123', 'https://forms.gle/AbC_123'],
    ['https//cbse.gov.in/x', 'https://cbse.gov.in/x'],
    ['https:// cbse.gov.in/x', 'https://cbse.gov.in/x'],
    ['HTTPS://cbse.gov.in/x', 'https://cbse.gov.in/x'],
    ['https://cbse.gov.in/x\u200b', 'https://cbse.gov.in/x'],
    ['\ufeffhttps://cbse.gov.in/x\u00a0', 'https://cbse.gov.in/x'],
    ['https://cbse.gov.in/x\u200e ', 'https://cbse.gov.in/x'],
    ['https://cbse.gov.in/Date Sheet.pdf', 'https://cbse.gov.in/Date%20Sheet.pdf'],
    ['/documents/Date Sheet.pdf', '/documents/Date%20Sheet.pdf'],
    ['<https://cbse.gov.in/x>', 'https://cbse.gov.in/x'],
    ['“https://cbse.gov.in/x”', 'https://cbse.gov.in/x'],
    ['https://cbse.gov.in/x।', 'https://cbse.gov.in/x'],
    ['tel:+91 98000 00001', 'tel:+919800000001'],
    ['tel: +91\u00a098000–00001', 'tel:+9198000-00001'],
    ['TEL:৯৮০০০ ০০০০১', 'tel:9800000001'],
    ['+91 98000 00001', 'tel:+91 98000 00001'.replaceAll(' ', '')],
    ['mailto: office@school.example', 'mailto:office@school.example'],
    ['office@school.example', 'mailto:office@school.example'],
  ])('%j becomes %j', (value, href) => expect(toSafeUrl(value)).toBe(href))

  it.each([
    ['register', 'no address'],
    ['notice.pdf', 'no address'],
    ['//evil.example', 'no address'],
    ['https://cbse .gov.in/x', 'space in the name'],
    ['https://a.example/x https://b.example/y', 'two addresses'],
    ['see https://a.example/x', 'two addresses'],
    ['https://user:secret@a.example/', 'name and password'],
    ['C:\\notices\\x.pdf', 'file of a computer'],
    ['file:///C:/x.pdf', 'file of a computer'],
    ['\\\\server\\x.pdf', 'file of a computer'],
    ['ftp://a.example/x', 'scheme'],
    ['javascript:alert(1)', 'scheme'],
    ['java\nscript:alert(1)', 'no address'],
    ['tel:office', 'telephone'],
    [`https://a.example/${'x'.repeat(2000)}`, 'long'],
  ])('%j is refused: %s', (value, fault) => {
    expect(toSafeUrl(value)).toBeNull()
    expect(linkFault(value)).toBe(fault)
  })
})
