/** Finds all elements that a selector matches, in the browser. */
export const findAll = (selector: string, from: ParentNode = document): NodeListOf<HTMLElement> =>
  from.querySelectorAll(selector)

/**
 * Finds the element with an id. If it is in a template, which has the id as `data-holds`, the content takes the place of
 * the template: the browser lays out nothing of it before.
 */
export function takeFromTemplate<T extends HTMLElement>(id: string): T {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-holds="${id}"]`)
  template?.replaceWith(template.content)
  return document.querySelector<T>(`#${id}`)!
}

/**
 * Fetches an address without its page, and finds the part in it. The site renders the part alone when the query names it
 * (docs/decisions/098).
 * @throws when the site cannot be reached, or does not respond with the part
 */
export async function fetchPart(
  address: URL,
  selector: string,
  signal?: AbortSignal,
): Promise<HTMLElement> {
  const response = await fetch(address.href, { signal })
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const part = page.querySelector<HTMLElement>(selector)
  if (!response.ok || !part) throw new Error(`Request failed with status code ${response.status}`)
  return document.adoptNode(part)
}

/** Returns whether a visitor has changed a field before the script of its form was loaded. */
export const isChanged = (field: Element): boolean =>
  field instanceof HTMLSelectElement
    ? field.selectedOptions[0]?.defaultSelected === false
    : field instanceof HTMLInputElement &&
      (field.type === 'radio'
        ? field.checked !== field.defaultChecked
        : field.value !== field.defaultValue)

/** Returns whether a click on a link opens it in a new tab or window. */
export const opensElsewhere = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: MouseEvent): boolean => button !== 0 || metaKey || ctrlKey || shiftKey || altKey

/** Calls back when the browser is idle. Safari has no idle callback. */
export function whenIdle(callback: () => void): void {
  const wait = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout
  wait(callback)
}
