import { all } from '@/lib/html/all'

const native = 'popover' in document.documentElement
const open = native ? ':popover-open' : '[data-open]'

/** Menus, search and drawer: states for assistive technology, focus, hover, and browsers without popovers. */
export function openPanels() {
  const root = document.documentElement
  // Panels begin at the bottom of the header.
  const setHeaderBottom = () => {
    const bottom = all('[data-header]')[0]?.getBoundingClientRect().bottom
    root.style.setProperty('--header-bottom', `${bottom}px`)
  }
  for (const event of ['scroll', 'resize'])
    addEventListener(event, () => all(open)[0] && setHeaderBottom())

  let hovered: HTMLElement | undefined
  let timer = 0
  for (const panel of all('[popover]')) {
    const [button, closer] = all(`[popovertarget="${panel.id}"]`)
    const entry = panel.closest('header') && panel.parentElement
    if (!button) continue

    const isOpen = () => panel.matches(open)
    const setInert = (on = false) => {
      for (const node of all('body > *')) node.inert = on && node !== panel
    }
    const changed = () => {
      button.setAttribute('aria-expanded', `${isOpen()}`)
      if (entry) return
      if (isOpen()) closer?.focus()
      setInert(isOpen())
      if (document.activeElement === document.body) button.focus()
    }
    const setOpen = (to = false) => {
      if (native) return void panel.togglePopover(to)
      if (to === isOpen()) return
      setHeaderBottom()
      panel.toggleAttribute('data-open', to)
      changed()
    }
    button.setAttribute('aria-expanded', 'false')
    panel.addEventListener('toggle', changed)
    // Before focus returns.
    panel.addEventListener('beforetoggle', () => (setHeaderBottom(), entry || setInert()))
    matchMedia('(min-width: 73.75em)').addEventListener('change', () => setOpen())

    if (!native) {
      button.onclick = () => setOpen(!isOpen())
      if (closer) closer.onclick = () => setOpen()
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
