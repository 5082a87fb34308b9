import { findAll } from '@/lib/browser/dom'

/** Returns the tab that a key moves to; `undefined` for other keys. */
function findTabForKey(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (index + 1) % count
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (index + count - 1) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

/** ARIA tabs with automatic activation. */
export function openTabs() {
  const list = document.querySelector<HTMLElement>('[role=tablist]')!
  const tabs = [...findAll('[role=tab]', list)] as HTMLButtonElement[]
  const panels = tabs.map((tab) => document.getElementById(tab.getAttribute('aria-controls')!)!)

  function select(index: number) {
    tabs.forEach((tab, place) => {
      const isOpen = place === index
      tab.setAttribute('aria-selected', String(isOpen))
      tab.tabIndex = isOpen ? 0 : -1
      panels[place]!.hidden = !isOpen
      panels[place]!.toggleAttribute('data-open', isOpen)
    })
  }

  function open(index: number) {
    select(index)
    const tab = tabs[index]!
    tab.focus({ preventScroll: true })
    // On phones the tab list scrolls to the open tab, with part of the previous one visible.
    list.scrollLeft = tab.offsetLeft - 48
  }

  select(0)
  const findIndex = ({ target }: Event) =>
    tabs.indexOf((target as Element).closest<HTMLButtonElement>('[role=tab]')!)
  list.addEventListener('click', (event) => {
    const index = findIndex(event)
    if (index >= 0) open(index)
  })
  list.addEventListener('keydown', (event) => {
    const next = findTabForKey(event.key, findIndex(event), tabs.length)
    if (next === undefined) return
    event.preventDefault()
    open(next)
  })

  const vertical = matchMedia('(min-width: 60em)')
  const orient = () =>
    list.setAttribute('aria-orientation', vertical.matches ? 'vertical' : 'horizontal')
  orient()
  vertical.addEventListener('change', orient)
}
