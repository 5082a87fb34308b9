import { cleanPaste, type PasteNote, type PasteTarget } from '@/lib/desk/text/clean-paste'

function paste(html: string, target: PasteTarget = 'plain', text = '') {
  const notes = new Set<PasteNote>()
  return [cleanPaste(html, text, target, notes), [...notes]] as const
}
const pasted = (html: string, target?: PasteTarget) => paste(html, target)[0]

describe('text that a document marks as not for readers', () => {
  it.each([
    ['<p>The fee is <del>5,000</del><ins>6,000</ins></p>', 'The fee is 6,000', ['changes']],
    [
      `<p class=MsoNormal>The fee is <del cite="mailto:A" datetime="2026-11-20T10:00"><span lang=EN-IN>5,000</span></del><ins cite="mailto:A"><span>6,000</span></ins><b>.</b></p>`,
      'The fee is 6,000.',
      ['changes'],
    ],
    [
      '<style>span.msoDel {color:red;text-decoration:line-through}</style><p>At <span class=msoDel>6</span><span class=msoIns>7</span> pm</p>',
      'At 7 pm',
      ['changes'],
    ],
    [
      `<p class=MsoNormal><a style='mso-comment-reference:AB_1;mso-comment-date:20261120T1000'>Buses</a><span class=MsoCommentReference><span style='font-size:8.0pt'><a class=msocomanchor id="_anchor_1" href="#_msocom_1" name="_msoanchor_1">[AB1]</a><span style='mso-special-character:comment'>&nbsp;</span></span></span> run</p><div style='mso-element:comment-list'><hr class=msocomoff align=left size=1 width="33%"><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><p class=MsoCommentText>Do they?</p></div></div></div>`,
      'Buses run',
      ['comments'],
    ],
    [
      `<p>For all<span style='display:none;mso-hide:all'> except the Principal's nephew</span>.</p>`,
      'For all.',
      ['hidden'],
    ],
    [
      '<html><head><style><!-- p.MsoNormal, li.MsoNormal {margin:0cm} span.Secret\n\t{mso-style-name:Secret;\n\tdisplay:none;\n\tmso-hide:all;} --></style></head><body><!--StartFragment--><p class=MsoNormal>Open<span class=Secret> not</span></p><!--EndFragment--></body></html>',
      'Open',
      ['hidden'],
    ],
    ['<p hidden>x</p><p style="visibility:hidden">y</p><p>z</p>', 'z', ['hidden']],
    ['<p>At 6 pm<sup><a href="#cmnt1">[a]</a></sup></p>', 'At 6 pm', ['comments']],
    ['<p>A<span style="display:none">&nbsp;</span>B</p>', 'AB', []],
    ['<p>Open<span style="display : none"> not</span></p>', 'Open', ['hidden']],
    ['<p>Open<span hidden="until-found"> not</span></p>', 'Open', ['hidden']],
    ['<p>Open<span style="visibility:collapse"> not</span></p>', 'Open', ['hidden']],
    [
      '<table><tr><td>a</td><td>b</td></tr><tr style="display:none"><td>x</td><td>y</td></tr></table>',
      '| a | b |',
      ['hidden', 'table'],
    ],
    ['<p>At <span class=msoIns>7</span> pm</p>', 'At 7 pm', ['changes']],
    [
      '<p>At <span class="TrackedChange TrackChangeTextDeletion">6</span><span class="TrackedChange TrackChangeTextInsertion">7</span> pm</p>',
      'At 7 pm',
      ['changes'],
    ],
    [
      '<p>At 6 pm<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup></p><div style="margin:5px"><p><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>Really?</span></p><p>Ask the Principal.</p></div>',
      'At 6 pm',
      ['comments'],
    ],
  ])('%#: leaves', (html, text, notes) => expect(paste(html)).toEqual([text, notes]))
})

describe('struck-out words', () => {
  it.each([
    ['<p><s>6 pm</s> 7 pm</p>', '~6 pm~ 7 pm'],
    ['<p><strike>6 pm</strike> 7 pm</p>', '~6 pm~ 7 pm'],
    ['<p><span style="text-decoration:line-through">6 pm</span> 7 pm</p>', '~6 pm~ 7 pm'],
    ['<p><span style="text-decoration:underline line-through">6 pm</span> 7</p>', '~6 pm~ 7'],
    ['<p><span style="text-decoration-line: line-through">6 pm</span> 7 pm</p>', '~6 pm~ 7 pm'],
    ['<p><b style="text-decoration:line-through">6 pm</b> 7 pm</p>', '~6 pm~ 7 pm'],
    ['<p><s><b>6</b> pm</s> 7 pm</p>', '~6 pm~ 7 pm'],
    ['<p>Rs <s>5,000</s>6,000</p>', 'Rs ~~5,000~~6,000'],
    ['<p><s>One<br>two</s></p>', '~One~\n~two~'],
    ['<p>About <s>about ~500</s> 600</p>', 'About ~~about ~500~~ 600'],
    ['<p>About <s>~500~</s> 600</p>', 'About ~~500~~ 600'],
    ['<p><s><a href="https://forms.gle/x">The form</a></s> is closed</p>', '~The form~ is closed'],
    [
      '<p><s><a href="https://forms.gle/x">https://forms.gle/x</a></s></p>',
      '~https://forms.gle/x~',
    ],
    [
      '<style>.xl65{text-decoration:line-through}</style><p class=xl65>6 pm</p><p>7 pm</p>',
      '~6 pm~\n\n7 pm',
    ],
  ])('%j stay struck out', (html, text) => {
    expect(pasted(html)).toBe(text)
  })

  it('stay bold in a story', () => {
    expect(pasted('<p><s><b>6</b> pm</s> 7 pm</p>', 'simple')).toBe('~**6** pm~ 7 pm')
  })

  it('stay struck out in a link of a story', () => {
    const html = '<p><s><a href="https://forms.gle/~x">https://forms.gle/~x</a></s> is closed</p>'
    expect(pasted(html, 'simple')).toBe(
      '[~~https://forms.gle/~x~~](https://forms.gle/~x) is closed',
    )
  })

  it('are not what a document shows between two signs', () => {
    expect(paste('<p>Meeting at ~6 pm~</p>', 'line')).toEqual(['Meeting at ~6 pm~', []])
  })

  it('are left out of a title, which says so', () => {
    expect(paste('<p>Meeting at <s>6 pm</s> 7 pm</p>', 'line')).toEqual([
      'Meeting at 7 pm',
      ['struck'],
    ])
  })
})

describe('numbered lists', () => {
  const word = (level: number, marker: string, text: string) =>
    `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-bidi-font-family:Calibri'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`

  it('keep the numbers of Word', () => {
    expect(
      pasted(
        word(1, '1.', 'One') +
          word(2, 'a.', 'Inner') +
          word(2, 'b.', 'Inner too') +
          word(3, '·', 'Deep') +
          word(1, '2.', 'Two') +
          '<p class=MsoNormal>Between</p>' +
          word(1, '3.', 'Three'),
      ),
    ).toBe('1. One\n   a. Inner\n   b. Inner too\n      - Deep\n2. Two\n\nBetween\n\n3. Three')
  })

  it.each(['i.', 'iv)', '(a)', 'A.', '1.1', '1)', 'ক)'])('keep %s as it is read', (marker) => {
    expect(pasted(word(1, marker, 'Text'))).toBe(`${marker} Text`)
  })

  it.each(['·', 'o', '§', 'Ø', 'ü', '-', '–'])('treat %s as a bullet', (marker) => {
    expect(pasted(word(1, marker, 'Text'))).toBe('- Text')
  })

  it('count items that Word numbers only by their style', () => {
    const item = (level: number, text: string) =>
      `<p class=MsoListParagraph style='mso-list:l1 level${level} lfo2'>${text}</p>`
    const style =
      '<style>@list l1:level1 {mso-level-start-at:4; mso-level-tab-stop:none;} @list l1:level2 {mso-level-number-format:roman-lower;}</style>'
    expect(
      pasted(style + item(1, 'One') + item(2, 'a') + item(2, 'b') + item(1, 'Two') + item(2, 'c')),
    ).toBe('4. One\n   i. a\n   ii. b\n5. Two\n   i. c')
  })

  it('keep the numbers of Word on the web, which makes a list of each item', () => {
    const item = (start: number, level: number, text: string) =>
      `<div class="ListContainerWrapper SCXW1"><ol class="NumberListStyle1" role="list" start="${start}"><li data-leveltext="%1." data-aria-posinset="${start}" data-aria-level="${level}" role="listitem"><p class="Paragraph"><span class="TextRun"><span class="NormalTextRun">${text}</span></span><span class="EOP">&nbsp;</span></p></li></ol></div>`
    expect(
      pasted(item(1, 1, 'One') + item(2, 1, 'Two') + item(1, 2, 'Inner') + item(3, 1, 'Three')),
    ).toBe('1. One\n2. Two\n   1. Inner\n3. Three')
  })

  it.each([
    ['<ol start="5"><li>a</li><li>b</li></ol>', '5. a\n6. b'],
    ['<ol><li value="3">a</li><li>b</li></ol>', '3. a\n4. b'],
    ['<ol reversed><li>a</li><li>b</li><li>c</li></ol>', '3. a\n2. b\n1. c'],
    ['<ol reversed start="9"><li>a</li><li>b</li></ol>', '9. a\n8. b'],
    ['<ol style="list-style:none"><li>1) a</li><li>2) b</li></ol>', '1) a\n2) b'],
    ['<ul style="list-style-type:none"><li>1. a</li><li>• b</li></ul>', '1. a\n- b'],
    ['<ul style="list-style:none"><li>a</li><li>b</li></ul>', '- a\n- b'],
    ['<ol type="a"><li>x</li><li>y</li></ol>', 'a. x\nb. y'],
    ['<ol style="list-style-type: upper-roman"><li>x</li><li>y</li></ol>', 'I. x\nII. y'],
    ['<ol><li style="list-style-type:lower-alpha">x</li></ol>', 'a. x'],
    ['<ol><li><p>One</p><p>more</p></li><li><p>Two</p></li></ol>', '1. One\n   more\n2. Two'],
    ['<ol><li>One<br>more</li>\n<li>Two</li></ol>', '1. One\n   more\n2. Two'],
    [
      '<ol><li>One</li><ol><li aria-level="2">In</li></ol><li>Two</li></ol>',
      '1. One\n   1. In\n2. Two',
    ],
    [
      '<ul><li>One<ul><li>In<ul><li>Deep</li></ul></li></ul></li></ul>',
      '- One\n   - In\n      - Deep',
    ],
  ])('%j', (html, text) => expect(pasted(html)).toBe(text))
})

describe('tables', () => {
  it('keep merged cells', () => {
    const html =
      '<table><thead><tr><th rowspan="2">Class</th><th colspan="2">Tests</th></tr><tr><th>First</th><th>Second</th></tr></thead><tbody><tr><td>IX</td><td rowspan="2">3 Dec</td><td>10 Dec</td></tr><tr><td>X</td><td>11 Dec</td></tr><tr><td colspan="3">At 9 am</td></tr></tbody></table>'
    expect(pasted(html)).toBe(
      [
        '| Class | Tests | ← |',
        '| ↑ | First | Second |',
        '|---|---|---|',
        '| IX | 3 Dec | 10 Dec |',
        '| X | ↑ | 11 Dec |',
        '| At 9 am | ← | ← |',
      ].join('\n'),
    )
  })

  it('come from Word', () => {
    const cell = (text: string) =>
      `<td width=150 valign=top style='width:112pt;border:solid windowtext 1.0pt'><p class=MsoNormal style='margin-bottom:0cm'>${text}<o:p></o:p></p></td>`
    const row = (...texts: string[]) =>
      `<tr style='mso-yfti-irow:0'>${texts.map(cell).join('')}</tr>`
    expect(
      pasted(
        `<p class=MsoNormal>Dates:</p><table class=MsoTableGrid border=1>${row('<b>Date</b>', '<b>Subject</b>')}${row('3 Dec', 'English<br>Paper | one')}${row('', 'Hindi')}</table><p class=MsoNormal>&nbsp;</p><p class=MsoNormal>End</p>`,
        'simple',
      ),
    ).toBe(
      'Dates:\n\n| Date | Subject |\n|---|---|\n| 3 Dec | English ↵ Paper \\| one |\n| | Hindi |\n\nEnd',
    )
  })

  it('come from Excel', () => {
    const html =
      '<html><head><style><!--table {mso-displayed-decimal-separator:"\\.";} .xl65 {font-weight:700;} .xl66{text-decoration:line-through;}--></style></head><body><table border=0><!--StartFragment--><col width=64 span=3><tr height=20><td class=xl65>Class</td><td class=xl65>Fee</td><td></td></tr><tr><td>IX</td><td class=xl66>5,000</td><td></td></tr><tr style=\'display:none\'><td>X</td><td>1</td><td></td></tr><!--EndFragment--></table></body></html>'
    expect(pasted(html)).toBe('| Class | Fee |\n|---|---|\n| IX | ~5,000~ |')
  })

  it('come from Google Sheets', () => {
    const html =
      '<google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #ccc;}br {mso-data-placement:same-cell;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" data-sheets-root="1"><colgroup><col width="100"/><col/></colgroup><tbody><tr style="height:21px;"><td data-sheets-value="{}">Route</td><td>Stop</td><td>Time</td></tr><tr><td rowspan="2">3</td><td>Assam More</td><td>7:10</td></tr><tr><td>Mal Bazar</td><td>7:40</td></tr></tbody></table>'
    expect(pasted(html)).toBe(
      '| Route | Stop | Time |\n|---|---|---|\n| 3 | Assam More | 7:10 |\n| ↑ | Mal Bazar | 7:40 |',
    )
  })

  it.each([
    ['•\tBottle\n•\tCap', '- Bottle\n- Cap'],
    ['–\tBottle\r\n–\tCap', '- Bottle\n- Cap'],
    ['1.\tBottle\n2.\tCap', '1. Bottle\n2. Cap'],
    ['a)\tBottle\n b)\tCap', 'a) Bottle\n b) Cap'],
    ['(i)\tBottle\n(ii)\tCap', '(i) Bottle\n(ii) Cap'],
    ['Bring:\n•\tBottle', 'Bring:\n- Bottle'],
  ])('keeps a list whose marks are followed by tabs: %j', (text, list) => {
    expect(cleanPaste('', text, 'simple')).toBe(list)
  })

  it.each(['1\tRam\n2\tSita', 'A.\tRam\t9\nB.\tSita\t10'])(
    'keeps rows of a spreadsheet that begin with a number or a letter: %j',
    (text) => {
      expect(cleanPaste('', text, 'simple')).toMatch(/^\|.*\|\n\|.*\|$/)
    },
  )

  it('come from cells that were copied as plain text', () => {
    expect(cleanPaste('', 'Route\tStop\n3\tMal\n\nEnd\there', 'plain')).toBe(
      '| Route | Stop |\n| 3 | Mal |\n\nEnd here',
    )
  })

  it('come from cells with line breaks and quotes that were copied as plain text', () => {
    const text = 'Class\tNote\r\nIX\t"Bring\r\na ""blue"" pen"\r\n"X\nand XI"\tNothing'
    expect(cleanPaste('', text, 'plain')).toBe(
      '| Class | Note |\n| IX | Bring ↵ a "blue" pen |\n| X ↵ and XI | Nothing |',
    )
    expect(cleanPaste('', 'Size\tPipe\n"5"" wide"\t"a"', 'plain')).toBe(
      '| Size | Pipe |\n| 5" wide | "a" |',
    )
    expect(cleanPaste('', '"One\ntwo"', 'plain')).toBe('"One\ntwo"')
  })

  it.each([
    [
      '<table><tr><td>One</td></tr><tr><td><p>Two</p><ul><li>x</li></ul></td></tr></table>',
      'One\n\nTwo\n\n- x',
    ],
    ['<table><tr><td>5</td></tr></table>', '5'],
    ['<table><tr><td><table><tr><td>a</td><td>b</td></tr></table></td></tr></table>', '| a | b |'],
    [
      '<table><tr><td>x</td><td><table><tr><td>a</td><td>b</td></tr></table></td></tr></table>',
      '| x | a \\| b |',
    ],
    [
      '<table><tr><td>a</td><td>b</td></tr><tr><td>←</td><td>c</td></tr></table>',
      '| a | b |\n| \\← | c |',
    ],
    [
      '<table><tr><td rowspan="0">3</td><td>Mon</td></tr><tr><td>Tue</td></tr></table>',
      '| 3 | Mon |\n| ↑ | Tue |',
    ],
    ['<table><caption>Dates</caption><tr><td>a</td><td>b</td></tr></table>', 'Dates\n\n| a | b |'],
  ])('%j', (html, text) => expect(pasted(html)).toBe(text))
})

describe('pictures and signs', () => {
  it.each([
    ['<p>Well done <img alt="🎉" class="emoji"></p>', 'Well done 🎉'],
    [
      '<span>Hi <img crossorigin="anonymous" src="data:image/gif;base64,R0" alt="👍🏽" class="b61 emoji wa" data-plain-text="👍🏽"></span>',
      'Hi 👍🏽',
    ],
    ['<p>A <img src="x" alt="🇮🇳"></p>', 'A 🇮🇳'],
    ['<p>A <img src="x" data-plain-text="🙏"></p>', 'A 🙏'],
    ['<p>A <picture><source srcset="x"><img src="x" alt="🔥"></picture></p>', 'A 🔥'],
    ['<p>A <img src="x" alt="‼️"></p>', 'A ‼️'],
    ['<p>A <img src="x" alt="#️⃣"></p>', 'A #️⃣'],
    ['<p>A <img src="x" data-emoji="1f389" alt="🎉"></p>', 'A 🎉'],
    ['<p>A <img src="x" aria-label="🎉" alt=":tada:" class="emoji"></p>', 'A 🎉'],
    ['<p>A <img src="x" alt=":tada:" class="c-emoji"></p>', 'A :tada:'],
    ['<p>A <img src="x" alt="A red door"> b</p>', 'A b'],
    ['<p>A <img src="x" alt="5"> b</p>', 'A b'],
    ['<p>Rs 500<sup>1</sup>, 3<sup>rd</sup>, H<sub>2</sub>O</p>', 'Rs 500¹, 3rd, H₂O'],
    ['<p>A&nbsp;&nbsp;&nbsp; b</p>', 'A b'],
    ['<p>Ring <a href="tel:+919800000001">098000 00001</a></p>', 'Ring 098000 00001'],
    ['<p>Ring <a href="tel:112">us</a></p>', 'Ring us (tel:112)'],
    ['<div><span style="white-space: pre-wrap">One\ntwo</span></div>', 'One\ntwo'],
    [
      '<p>Plain<!--[if gte mso 9]><xml><w:View>Normal</w:View></xml><![endif]--> text</p>',
      'Plain text',
    ],
    ['<p><st1:place w:st="on">Malbazar</st1:place></p>', 'Malbazar'],
  ])('%j', (html, text) => expect(pasted(html)).toBe(text))

  it('are found after as many styles as Word writes', () => {
    const html = `<html><head><style>${'p.x {margin:0cm}\n'.repeat(20_000)}</style></head><body><!--StartFragment--><p>Text</p><!--EndFragment--></body></html>`
    expect(pasted(html)).toBe('Text')
  })
})
