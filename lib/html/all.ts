/** All elements that a selector matches, in the browser. */
export const all = (selector: string, from: ParentNode = document): NodeListOf<HTMLElement> =>
  from.querySelectorAll(selector)
