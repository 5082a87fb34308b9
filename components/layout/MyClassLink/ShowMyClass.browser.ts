import { fillIn } from '@/lib/core/fill-in'
import { keepClassNamesUnbroken } from '@/lib/rich-text/unbroken-class-names'
import { getClassPath, getLevelName, withLevel } from '@/lib/school/class-levels'
import { findAll } from '@/lib/browser/dom'
import { getCurrentClass, readMyClass } from '@/lib/browser/my-class'

/**
 * Points links of a page to the visitor's class and its lists, writes its name, and marks the entries that name it
 * (R-CLASS-5).
 */
export default function showMyClass() {
  const mine = readMyClass()
  for (const link of findAll('[data-my-class-link], [data-my-class-list]')) {
    // For an entry of a list, its item.
    const item = link.closest('li') || link
    item.hidden = !mine
    const list = link.dataset.myClassList
    if (mine)
      link.setAttribute('href', list ? withLevel(list, mine.level) : getClassPath(mine.level))
  }
  for (const other of findAll('[data-without-class]')) other.hidden = !!mine
  if (mine) {
    const name = keepClassNamesUnbroken(getLevelName(mine.level))
    for (const text of findAll('[data-my-class-name]'))
      text.textContent = fillIn(text.dataset.myClassName!, { class: name })
  }
  // On the page of a class all entries are for it.
  const level = document.querySelector('[data-my-class]') ? undefined : getCurrentClass()?.level
  for (const { dataset } of findAll('[data-levels]')) {
    if (dataset.levels!.split(' ').includes(`${level}`)) dataset.mine = ''
    else delete dataset.mine
  }
}
