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

  // The panel in the drawer. In the header, `<details>` is hidden and the panel is not opened by it.
  for (const section of findAll('[popover] details'))
    section.addEventListener('toggle', () => {
      if (section.matches('[open]'))
        section.nextElementSibling!.scrollIntoView({ block: 'nearest' })
    })

  const wide = matchMedia('(min-width: 73.75em)')
  let hovered: HTMLElement | undefined
  let timer = 0
  for (const panel of findAll('[popover]')) {
    const [button] = findAll(`[popovertarget="${panel.id}"]:not([popovertargetaction])`)
    if (!button) continue
    const closers = findAll('[popovertargetaction]', panel)
    // Only the drawer has buttons that close it.
    const entry = closers[0] ? null : panel.parentElement

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
    wide.addEventListener('change', () => setOpen())

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
      if (pointerType !== 'mouse' || !wide.matches || isOpen()) return
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
 * Makes a panel that covers the page a dialog, keeps focus and screen readers in it, and stops the page from scrolling.
 * `inert` or a native modal dialog would restyle the whole page at the tap that opens the panel.
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
  const set = (node: Element, on: boolean, attributes: Record<string, string>) => {
    for (const [name, value] of Object.entries(attributes)) {
      if (on) node.setAttribute(name, value)
      else node.removeAttribute(name)
    }
  }
  const dialog = { role: 'dialog', 'aria-modal': 'true', 'aria-label': button.textContent }
  return (on: boolean) => {
    if (on === isModal) return
    isModal = on
    document.documentElement.style.overflow = on ? 'hidden' : ''
    set(panel, on, dialog)
    for (let part: Element = panel; part !== document.body; part = part.parentElement!) {
      for (const other of part.parentElement!.children) {
        if (other !== part) set(other, on, { 'aria-hidden': 'true' })
      }
    }
  }
}
