/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server'
import { excerpt } from '@/lib/rich-text/excerpt'
import { RichNodes } from '@/lib/rich-text/rich-nodes'
import { safeHtml } from '@/lib/rich-text/safe-html'

const shorten = (html: string, limit: number) =>
  renderToStaticMarkup(<RichNodes nodes={excerpt(safeHtml(html), limit)} />)

describe('an excerpt', () => {
  it('is the whole text when it is short, with its markup', () => {
    const html = '<p>A <strong>b</strong> <a href="/news" rel="noopener noreferrer ugc">c</a></p>'
    expect(shorten(html, 100)).toBe(html)
  })

  it('ends after a word, with an ellipsis, and closes what it opened', () => {
    const html = `<p>${'One two three. '.repeat(4)}<em>Four five six</em></p><p>Seven</p>`
    expect(shorten(html, 68)).toBe(`<p>${'One two three. '.repeat(4)}<em>Four…</em></p>`)
  })

  it('begins no paragraph for a few letters', () => {
    const first = '<p>A paragraph that fills all of the room but a little.</p>'
    expect(shorten(`${first}<ul><li>Another thing</li></ul>`, 70)).toBe(first)
  })

  it('turns headings into bold lines and leaves out what is too big', () => {
    const html =
      '<h2>A <em>loud</em> line</h2><img src="albums/a.jpg"><table><tr><td>b</td></tr></table><p>c</p>'
    expect(shorten(html, 200)).toBe('<p><strong>A loud line</strong></p><p>c</p>')
  })

  it('of nothing is nothing', () => {
    expect(shorten('', 100)).toBe('')
  })
})

describe('sanitised HTML', () => {
  it('survives the way to the browser as data', () => {
    const nodes = safeHtml(
      '<p>a <a href="https://good.example/x" onclick="x()">b</a></p><table> <tr> <td colspan="2">c</td> </tr> </table>',
    )
    expect(JSON.parse(JSON.stringify(nodes))).toEqual(nodes)
    expect(renderToStaticMarkup(<RichNodes nodes={nodes} />)).toBe(
      '<p>a <a href="https://good.example/x" rel="noopener noreferrer ugc">b</a></p>' +
        '<table><tbody><tr><td colSpan="2">c</td></tr></tbody></table>',
    )
  })

  it('keeps no paragraph inside another', () => {
    const nodes = safeHtml('<p>a<marquee><p>b</p></marquee></p>')
    expect(renderToStaticMarkup(<RichNodes nodes={nodes} />)).toBe('<p>a</p><p>b</p><p></p>')
  })
})
