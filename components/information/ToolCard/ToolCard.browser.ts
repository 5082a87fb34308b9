import { printOnClick } from '@/components/ui/PrintButton/PrintButton.browser'
import { fetchPart, isChanged } from '@/lib/browser/dom'

const isText = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.type !== 'radio'

/** Longer than the pause between two keys of a fast typist. */
const typingMilliseconds = 250

/**
 * Answers when a field changes, without loading the page again: fetches the card for the fields and replaces the
 * answer. The last request wins. If it fails, the button loads the page, as it does without script.
 */
export default function answerOnChange(card: HTMLElement) {
  const form = card.querySelector('form')!
  const status = card.querySelector('[role=status]')!
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')]
  /** On a phone an answer above the fields is announced under them, too. */
  const isBelow = card.querySelector('[data-part] ~ form') === null
  let running = new AbortController()
  let timer = 0

  const buildAddress = () => {
    const url = new URL(form.action)
    url.search = new URLSearchParams(
      new FormData(form) as unknown as Record<string, string>,
    ).toString()
    return url
  }

  function fetchCard(url: URL, signal: AbortSignal): Promise<HTMLElement> {
    const address = new URL(url)
    address.searchParams.set('part', 'tool')
    return fetchPart(address, 'section', signal)
  }

  /** @param isTyping whether the visitor is still typing: an incomplete value is not an error yet */
  async function update(isTyping = false) {
    clearTimeout(timer)
    running.abort()
    const { signal } = (running = new AbortController())
    const url = buildAddress()
    try {
      const fresh = await fetchCard(url, signal)
      if (signal.aborted) return
      const hasMistakes = fresh.querySelector('[aria-invalid]') !== null
      if (isTyping && hasMistakes) return
      history.replaceState(null, '', url)
      show(fresh)
      // Not while somebody types: the field would scroll out of the space above the keyboard.
      if (!isTyping && isBelow) card.querySelector('h3')!.scrollIntoView({ block: 'nearest' })
    } catch {
      if (signal.aborted) return
      for (const part of card.querySelectorAll('[data-part]')) part.replaceChildren()
      status.textContent = ''
      form.removeAttribute('data-live')
    }
  }

  function show(fresh: HTMLElement) {
    form.setAttribute('data-live', '')
    card.toggleAttribute('data-answered', fresh.hasAttribute('data-answered'))
    for (const part of card.querySelectorAll<HTMLElement>('[data-part]')) {
      const other = fresh.querySelector(`[data-part="${part.dataset.part}"]`)!
      part.replaceChildren(...other.childNodes)
    }
    for (const field of fields) showMistake(field, fresh)
    status.textContent = card.querySelector('h3')!.textContent
    printOnClick()
  }

  /** Shows the message below a field, and marks the field. */
  function showMistake(field: HTMLElement, fresh: HTMLElement) {
    const other = field.id && fresh.querySelector(`#${field.id}`)
    if (!other) return
    for (const name of ['aria-invalid', 'aria-describedby']) {
      const value = other.getAttribute(name)
      if (value === null) field.removeAttribute(name)
      else field.setAttribute(name, value)
    }
    form.querySelector(`#${field.id}-error`)?.remove()
    const message = fresh.querySelector(`#${field.id}-error`)
    field.parentElement!.toggleAttribute('data-invalid', message !== null)
    if (message) field.parentElement!.append(message)
  }

  form.addEventListener('input', ({ target }) => {
    clearTimeout(timer)
    if (isText(target)) timer = window.setTimeout(() => void update(true), typingMilliseconds)
    else void update()
  })
  form.addEventListener('change', ({ target }) => {
    if (isText(target)) void update()
  })
  form.addEventListener('submit', (event) => {
    if (!form.hasAttribute('data-live')) return
    event.preventDefault()
    void update().then(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  })
  // The nearest possible choices.
  card.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.pathname !== new URL(form.action).pathname || link.target) return
    event.preventDefault()
    const choice = new URL(link.href).searchParams
    for (const field of fields) {
      const value = choice.get(field.name) ?? ''
      if (field instanceof HTMLInputElement && field.type === 'radio')
        field.checked = value
          ? field.value === value
          : field === fields.find(({ name }) => name === field.name)
      else field.value = value
    }
    void update()
  })

  if (fields.some(isChanged)) void update()
}
