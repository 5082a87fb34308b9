/** The longest time to render a page. The timeouts of the content client are shorter. */
export const maxRenderMilliseconds = 10_000
