import { renderToStaticMarkup } from 'react-dom/server'
import { RichNodes } from '@/lib/rich-text/rich-nodes'
import { sanitiseHtml } from '@/lib/rich-text/safe-html'

describe('sanitised HTML', () => {
  it('survives serialization', () => {
    const nodes = sanitiseHtml(
      '<p>a <a href="https://good.example/x" onclick="x()">b</a></p><table> <tr> <td colspan="2">c</td> </tr> </table>',
    )
    expect(JSON.parse(JSON.stringify(nodes))).toEqual(nodes)
    expect(renderToStaticMarkup(<RichNodes nodes={nodes} />)).toBe(
      '<p>a <a href="https://good.example/x" target="_blank" rel="noopener noreferrer ugc">b (opens in a new tab)</a></p>' +
        '<table><tbody><tr><td colSpan="2">c</td></tr></tbody></table>',
    )
  })

  it('has no nested paragraphs', () => {
    const nodes = sanitiseHtml('<p>a<marquee><p>b</p></marquee></p>')
    expect(renderToStaticMarkup(<RichNodes nodes={nodes} />)).toBe('<p>a</p><p>b</p><p></p>')
  })
})
