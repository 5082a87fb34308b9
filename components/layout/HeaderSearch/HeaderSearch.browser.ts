import type { Suggestion, SuggestionResponse } from '@/lib/search/types'

/** A pause in typing, in milliseconds. */
const pause = 120
const minLetters = 2

/**
 * Suggestions under a search field: an ARIA combobox with a listbox (WAI-ARIA APG). Without this script the field
 * belongs to a GET form.
 * @param search contains the field and the empty list, which React does not change
 */
export default function suggest(search: HTMLElement) {
  const field = search.querySelector('input')!
  const list = search.querySelector<HTMLElement>('[role="listbox"]')!
  // A word in composition is incomplete, except on phones: their keyboards compose every word.
  const waitsForComposition = matchMedia('(hover: hover)').matches
  let request = new AbortController()
  let timer = 0
  let shown = ''
  /** Index of the active option. */
  let active = -1

  /** @param index -1 for none */
  function activate(index: number) {
    active = index
    ;[...list.children].forEach((option, at) => {
      option.setAttribute('aria-selected', `${at === index}`)
    })
    const option = list.children[index]
    option?.scrollIntoView({ block: 'nearest' })
    if (option) field.setAttribute('aria-activedescendant', option.id)
    else field.removeAttribute('aria-activedescendant')
  }

  function show(suggestions: readonly Suggestion[]) {
    list.replaceChildren(...suggestions.map(renderOption))
    list.hidden = suggestions.length === 0
    field.setAttribute('aria-expanded', `${!list.hidden}`)
    activate(-1)
  }

  function renderOption({ href, title, lang, line }: Suggestion, index: number) {
    const parts = title.map((text, at) => (at % 2 ? element('mark', text) : text))
    const name = element('b', ...parts)
    if (lang) name.lang = lang
    const option = element('a', name, element('span', line))
    Object.assign(option, { id: `${list.id}-${index}`, href, tabIndex: -1 })
    option.setAttribute('role', 'option')
    return option
  }

  function close() {
    clearTimeout(timer)
    request.abort()
    shown = ''
    show([])
  }

  async function load() {
    const text = field.value.trim()
    request.abort()
    if (text === shown) return
    const { signal } = (request = new AbortController())
    const parameters = new URLSearchParams({ q: text, as: 'suggestions' })
    try {
      const response = await fetch(`/api/search?${parameters}`, { signal })
      const { suggestions }: SuggestionResponse = await response.json()
      show(suggestions)
      shown = text
    } catch {
      // Enter still leads to the results.
      if (!signal.aborted) close()
    }
  }

  function type() {
    if ([...field.value.trim()].length < minLetters) return close()
    clearTimeout(timer)
    timer = +setTimeout(load, pause)
  }

  /** Each returns whether it has handled the key. */
  const keys: Record<string, () => boolean> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Escape: () => !list.hidden && (close(), true),
    Enter() {
      const option = list.children[active] as HTMLElement | undefined
      option?.click()
      return Boolean(option)
    },
  }

  /** After the last option comes the field, and then the first option. */
  function move(step: number) {
    if (list.hidden) type()
    const places = list.children.length + 1
    activate(((active + 1 + step + places) % places) - 1)
    return true
  }

  field.addEventListener('keydown', (event) => {
    if (event.isComposing || !keys[event.key]?.()) return
    event.preventDefault()
    event.stopPropagation()
  })
  field.addEventListener('input', (event) => {
    if (!(event as InputEvent).isComposing || !waitsForComposition) type()
  })
  field.addEventListener('compositionend', type)
  field.addEventListener('focus', type)
  search.addEventListener('focusout', ({ relatedTarget: to }) => {
    if (to && to !== field && !list.contains(to as Node)) close()
  })

  field.setAttribute('role', 'combobox')
  field.setAttribute('aria-autocomplete', 'list')
  field.setAttribute('aria-controls', list.id)
  show([])
  if (document.activeElement === field) type()
}

/** Words of the content service are inserted as text only. */
function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...children: (string | Node)[]
) {
  const created = document.createElement(name)
  created.append(...children)
  return created
}
