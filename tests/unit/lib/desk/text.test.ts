import { cleanPaste } from '@/lib/desk/text/clean-paste'
import { tidy } from '@/lib/desk/text/tidy'
import { toHtml } from '@/lib/desk/text/to-html'
import { htmlToText } from '@/lib/rich-text/html-to-text'

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0cm} --></style></head>
<body lang=EN-IN><!--StartFragment-->
<p class=MsoNormal><b><span style='font-size:14.0pt'>Parents&#8217; meeting<o:p></o:p></span></b></p>
<p class=MsoNormal><span style='color:red'>On </span><span style='font-weight:bold'>Saturday</span><span> at&nbsp;nine.</span></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Bring the
diary</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span>See the <a href="https://school.example/calendar">calendar</a></p>
<!--EndFragment--></body></html>`

const docs = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:400">Plain and </span><span style="font-weight:700;font-style:italic">both</span></p><ol><li><p>One</p></li><li><p>Two</p><ul><li>Inner</li></ul></li></ol></b><script>alert(1)</script>`

const whatsApp =
  '*Holiday* tomorrow\u200b\r\n\r\n\r\n• Buses do not run\n•   _Hostel_ is open\n~Old~ text 2*3*4'

describe('pasted text', () => {
  it.each([
    [
      'simple',
      '**Parents’ meeting**\n\nOn **Saturday** at nine.\n\n- Bring the diary\n- See the [calendar](https://school.example/calendar)',
    ],
    [
      'plain',
      'Parents’ meeting\n\nOn Saturday at nine.\n\n- Bring the diary\n- See the calendar (https://school.example/calendar)',
    ],
  ] as const)('is clean after a paste from Word (%s)', (format, expected) => {
    expect(cleanPaste(word, '', format)).toBe(expected)
  })

  it('is clean after a paste from Google Docs', () => {
    expect(cleanPaste(docs, '', 'simple')).toBe(
      'Plain and **_both_**\n\n1. One\n2. Two\n   - Inner',
    )
    expect(cleanPaste(docs, '', 'plain')).toBe('Plain and both\n\n1. One\n2. Two\n   - Inner')
  })

  it('is clean after a paste from WhatsApp', () => {
    expect(cleanPaste('', whatsApp, 'plain')).toBe(
      'Holiday tomorrow\n\n- Buses do not run\n- Hostel is open\n~Old~ text 2*3*4',
    )
    expect(cleanPaste('', whatsApp, 'simple')).toBe(
      '*Holiday* tomorrow\n\n- Buses do not run\n- _Hostel_ is open\n~Old~ text 2*3*4',
    )
  })

  it('keeps a list that WhatsApp in a browser copies with its style', () => {
    const html =
      '<span style="font-weight: 400; white-space: pre-wrap">Bring:\n• Diary\n• Pen</span>'
    expect(cleanPaste(html, '', 'plain')).toBe('Bring:\n- Diary\n- Pen')
  })

  it.each(['simple', 'plain'] as const)('is not changed by a second pass (%s)', (format) => {
    for (const [html, text] of [
      [word, ''],
      [docs, ''],
      ['', whatsApp],
    ] as const) {
      const once = cleanPaste(html, text, format)
      expect(tidy(once, format)).toBe(once)
    }
  })

  it('has no dangerous link and nothing invisible', () => {
    const html =
      '<a href="javascript:alert(1)">here</a> <a href="/admission">admission</a>\u202egnp.exe'
    expect(cleanPaste(html, '', 'simple')).toBe('here [admission](/admission)gnp.exe')
  })
})

describe('the text of a story', () => {
  it.each([
    ['One\ntwo\n\nthree', '<p>One<br>two</p><p>three</p>'],
    ['**bold** and *WhatsApp*', '<p><strong>bold</strong> and <strong>WhatsApp</strong></p>'],
    ['- a\n- b', '<ul><li>a</li><li>b</li></ul>'],
    [
      '## Title\n\n[x](https://a.example/?b=1&c=2)',
      '<h3>Title</h3><p><a href="https://a.example/?b=1&#x26;c=2">x</a></p>',
    ],
    ['[x](javascript:alert(1)) `code`', '<p>x `code`</p>'],
    [
      '<script>alert(1)</script> <b onclick=x>b</b>',
      '<p>&#x3C;script>alert(1)&#x3C;/script> &#x3C;b onclick=x>b&#x3C;/b></p>',
    ],
  ])('%j becomes %j', (text, html) => expect(toHtml(text)).toBe(html))

  it.each([
    'One\ntwo\n\nthree',
    '**bold** words',
    '- a\n- b',
    '### Title\n\nText',
    '1. a\n2. b',
    '5 \\* 6',
  ])('%j survives a round trip through its HTML', (text) =>
    expect(htmlToText(toHtml(text), 'simple')).toBe(text),
  )
})
