import { renderToStaticMarkup } from 'react-dom/server'
import { RichText } from '@/lib/rich-text/rich-text'
import { readRecords } from '@/tests/support/servers/content-server'

const render = (html: string, topHeading?: 2 | 3 | 4) =>
  renderToStaticMarkup(<RichText html={html} topHeading={topHeading} />)

describe('RichText', () => {
  it('renders text formatting, lists and tables', () => {
    const html =
      '<p>A <strong>b</strong> <em>c</em><sup>2</sup><br/>d</p><ul><li>e</li></ul><blockquote><p>f</p></blockquote>' +
      '<table><caption>g</caption><tbody><tr><th scope="row">h</th><td colSpan="2">i</td></tr></tbody></table><hr/>'
    expect(render(html)).toBe(html)
  })

  it('removes scripts, external content and styles', () => {
    const [entry] = readRecords('hostile/blog')
    expect(render(String(entry?.description))).toBe(
      '<h2>Loud</h2><p>Words bad <a href="https://good.example/x" target="_blank" rel="noopener noreferrer ugc">good (opens in a new tab)</a> other</p>' +
        '<img src="/api/image/albums/ok.jpg" alt="" loading="lazy" decoding="async"/><h4>Quiet</h4>',
    )
  })

  it('shifts headings below the page heading, keeping their hierarchy', () => {
    expect(render('<h1>a</h1><h2>b</h2>')).toBe('<h2>a</h2><h3>b</h3>')
    expect(render('<h3>a</h3><div><h4>b</h4></div>')).toBe('<h2>a</h2><h3>b</h3>')
    expect(render('<h3>a</h3><h6>b</h6>', 4)).toBe('<h4>a</h4><h6>b</h6>')
  })

  it.each([
    ['<p><s>6 pm</s> 7 pm</p>', '<p><s>6 pm</s> 7 pm</p>'],
    ['<p><strike>6 pm</strike> 7 pm</p>', '<p><s>6 pm</s> 7 pm</p>'],
    [
      '<p><span style="text-decoration: line-through">6 pm</span> 7 pm</p>',
      '<p><s>6 pm</s> 7 pm</p>',
    ],
    ['<p><del>5,000</del><ins>6,000</ins></p>', '<p>6,000</p>'],
    ['<p>Open</p><p><a href="#cmnt_ref1">[a]</a> Really?</p>', '<p>Open</p>'],
    ['<p>A<span style="mso-hide:all">B</span></p>', '<p>A</p>'],
  ])('shows no struck-out or deleted words as valid: %j', (html, shown) => {
    expect(render(html)).toBe(shown)
  })

  it('closes unclosed elements', () => {
    expect(render('<p>a<p>b <strong>c')).toBe('<p>a</p><p>b <strong>c</strong></p>')
  })

  it('renders plain text, and nothing for an empty text', () => {
    expect(render('5 < 6 & 7')).toBe('5 &lt; 6 &amp; 7')
    expect(render('')).toBe('')
  })

  it('renders extremely nested markup as text', () => {
    expect(render('<blockquote>'.repeat(2500) + 'deep')).toBe(' '.repeat(2500) + 'deep')
  })
})
