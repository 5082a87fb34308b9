import { findAll } from '@/lib/browser/dom'

const native = 'popover' in document.documentElement
const open = native ? ':popover-open' : '[data-open]'

/** Panels start at the bottom of the header. Each has its own property: one on the page would restyle all of it. */
function placeBelowHeader(panel: HTMLElement) {
  const bottom = findAll('[data-header]')[0]?.getBoundingClientRect().bottom
  panel.style.setProperty('--header-bottom', `${bottom}px`)
}

/** Menus, search and drawer: states for assistive technology, focus, hover, and browsers without popovers. */
export function openPanels() {
  for (const event of ['scroll', 'resize'])
    addEventListener(event, () => findAll(`header ${open}`).forEach(placeBelowHeader))

  for (const section of findAll('[popover] details'))
    section.addEventListener('toggle', () => {
      if (section.matches('[open]')) section.scrollIntoView({ block: 'nearest' })
    })

  let hovered: HTMLElement | undefined
  let timer = 0
  for (const panel of findAll('[popover]')) {
    const [button, ...closers] = findAll(`[popovertarget="${panel.id}"]`)
    const entry = panel.closest('header') && panel.parentElement
    if (!button) continue

    const isOpen = () => panel.matches(open)
    const setModal = entry ? () => {} : keepFocusIn(panel, button)
    const changed = () => {
      button.setAttribute('aria-expanded', `${isOpen()}`)
      if (entry) return
      // Before the focus, which lays out the page.
      setModal(isOpen())
      if (isOpen()) closers[0]?.focus()
      const { activeElement: focused, body } = document
      if (!isOpen() && (focused === body || panel.contains(focused))) button.focus()
    }
    const setOpen = (to = false) => {
      if (native) return void panel.togglePopover(to)
      if (to === isOpen()) return
      if (entry) placeBelowHeader(panel)
      panel.toggleAttribute('data-open', to)
      changed()
    }
    button.setAttribute('aria-expanded', 'false')
    panel.addEventListener('toggle', changed)
    // Before the focus returns.
    panel.addEventListener('beforetoggle', () =>
      entry ? placeBelowHeader(panel) : setModal(false),
    )
    matchMedia('(min-width: 73.75em)').addEventListener('change', () => setOpen())

    if (!native) {
      button.onclick = () => setOpen(!isOpen())
      for (const closer of closers) closer.onclick = () => setOpen()
      addEventListener('pointerdown', (event) => {
        const path = event.composedPath()
        if (!path.includes(panel) && !path.includes(button)) setOpen()
      })
      addEventListener('keydown', ({ key }) => {
        if (key !== 'Escape' || !isOpen()) return
        button.focus()
        setOpen()
      })
    }

    entry?.addEventListener('focusout', ({ relatedTarget: to }) => {
      if (to && !entry.contains(to as Node)) setOpen()
    })
    if (!entry?.matches('li') || !native) continue
    // Hover opens a menu; a click keeps it open.
    entry.onpointerenter = ({ pointerType }) => {
      clearTimeout(timer)
      if (pointerType !== 'mouse' || isOpen()) return
      timer = +setTimeout(() => (hovered = panel).togglePopover(true), 150)
    }
    entry.onpointerleave = () => {
      clearTimeout(timer)
      timer = +setTimeout(() => hovered?.togglePopover(false), 300)
    }
    button.onclick = (event) => {
      if (hovered === panel && isOpen()) event.preventDefault()
      hovered = undefined
    }
  }
}

/**
 * Keeps focus and screen readers in a panel that covers the page, and stops the page from scrolling. `inert` or a modal
 * dialog would restyle the whole page at the tap that opens the panel.
 * @returns switches this on and off
 */
function keepFocusIn(panel: HTMLElement, button: HTMLElement) {
  let isModal = false
  document.addEventListener('focusin', ({ target }) => {
    if (!isModal || panel.contains(target as Node)) return
    const stops = findAll('a, button:not([tabindex]), summary', panel)
    // Backwards from the first element, the focus moves to the button.
    stops[target === button ? stops.length - 1 : 0]?.focus()
  })
  return (on: boolean) => {
    if (on === isModal) return
    isModal = on
    document.documentElement.style.overflow = on ? 'hidden' : ''
    for (const node of findAll('body > *')) {
      if (node === panel) continue
      if (on) node.setAttribute('aria-hidden', 'true')
      else node.removeAttribute('aria-hidden')
    }
  }
}
