// @ts-check

/**
 * A page that calls a function at its end. The function is written into the page as it stands in its module, and so
 * are functions that it is given: they know nothing but what they are given and what a browser has.
 * @template {(string[] | number[] | ((run: () => void) => void))[]} Given
 * @param {string} html
 * @param {(...given: Given) => void} called
 * @param {Given} given
 */
export function withCall(html, called, ...given) {
  const list = given.map((one) => (typeof one === 'function' ? source(one) : JSON.stringify(one)))
  const script = `<script>(${source(called)})(${list.join(',')})</script>`
  return html.replace(/<\/body>(?![\s\S]*<\/body>)/, () => `${script}</body>`)
}

/**
 * Runs in a page, once all that it is made of is there and painted: what is seen first has the line to itself. A page
 * that nobody looks at yet is painted later, and need not wait for that.
 * @param {() => void} run
 */
export function whenWhole(run) {
  addEventListener('load', () => {
    if (document.hidden) run()
    else requestAnimationFrame(() => setTimeout(run))
  })
}

/** @param {(...given: any[]) => void} called */
const source = (called) => String(called).replace(/\/\*.*?\*\/\s*|^\s+/gm, '')
