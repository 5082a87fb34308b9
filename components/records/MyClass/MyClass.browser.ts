import { getLevelName, getClassPath, levels } from '@/lib/school/class-levels'
import { fillIn } from '@/lib/core/fill-in'
import { findAll } from '@/lib/browser/dom'
import { getCurrentSession, keepMyClass, type MyClass, readMyClass } from '@/lib/browser/my-class'

/** Shows the stored "my class" (R-CLASS-4), and handles its buttons. */
const root = document.querySelector<HTMLElement>('[data-my-class]')!
const said = root.querySelector<HTMLElement>('[role=status]')!
/** Leads from the page of another class to the stored one. */
const link = root.querySelector('a')!
const way = root.querySelector('select')!
/** Class of the page; `undefined` where all classes are listed. */
const pageLevel = root.dataset.myClass ? Number(root.dataset.myClass) : undefined
const last = levels[levels.length - 1]!

function describeState(mine: MyClass | undefined) {
  if (!mine) return 'none'
  if (mine.session !== getCurrentSession()) return 'moved'
  return mine.level === pageLevel ? 'kept' : 'other'
}

function show() {
  const mine = readMyClass()
  const state = describeState(mine)
  for (const part of findAll('[data-state]', root)) part.hidden = part.dataset.state !== state
  if (!mine) return
  way.value = mine.way
  link.setAttribute('href', getClassPath(mine.level))
  const isLast = mine.level === last
  const next = getLevelName(isLast ? last : mine.level + 1)
  for (const text of findAll('[data-fill]', root)) {
    const template = (isLast && text.dataset.left) || text.dataset.fill!
    const isNext = text.dataset.do === 'move' || ('left' in text.dataset && !isLast)
    text.textContent = fillIn(template, { class: isNext ? next : getLevelName(mine.level) })
    if (text.dataset.do === 'move') text.hidden = isLast
  }
}

const actions: Readonly<Record<string, (mine: MyClass | undefined) => MyClass | undefined>> = {
  keep: (mine) => ({ level: pageLevel!, session: getCurrentSession(), way: mine ? mine.way : '' }),
  move: (mine) => mine && { ...mine, level: mine.level + 1, session: getCurrentSession() },
  stay: (mine) => mine && { ...mine, session: getCurrentSession() },
  remove: () => undefined,
}

root.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-do]')
  const action = button && button.dataset.do
  if (!action) return
  keep(actions[action]!(readMyClass()))
})
way.addEventListener('change', () => {
  const mine = readMyClass()
  keep(mine && { ...mine, way: way.value })
})

function keep(mine: MyClass | undefined) {
  const isKept = keepMyClass(mine)
  said.textContent = isKept ? (mine ? '' : said.dataset.removed!) : said.dataset.refused!
  show()
  // The button that had the focus may be gone.
  if (document.activeElement!.closest('[hidden]')) {
    root.tabIndex = -1
    root.focus()
  }
  // After the question of a new session, leads to the page of the class.
  if (mine && isKept && pageLevel !== undefined && mine.level !== pageLevel) link.click()
}

show()
// Another page or another tab may have changed it.
for (const event of ['pageshow', 'storage']) addEventListener(event, show)
