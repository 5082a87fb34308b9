import { getClassPath } from '@/lib/school/class-levels'
import { findAll } from '@/lib/browser/dom'
import { getCurrentClass, readMyClass } from '@/lib/browser/my-class'

/** Points links of a page to the visitor's class, and marks the entries that name it (R-CLASS-5). */
export default function showMyClass() {
  const mine = readMyClass()
  for (const link of findAll('[data-my-class-link]')) {
    // For an entry of a list, its item.
    const item = link.closest('li') || link
    item.hidden = !mine
    if (mine) link.setAttribute('href', getClassPath(mine.level))
  }
  for (const other of findAll('[data-without-class]')) other.hidden = !!mine
  // On the page of a class all entries are for it.
  const level = document.querySelector('[data-my-class]') ? undefined : getCurrentClass()?.level
  for (const { dataset } of findAll('[data-levels]')) {
    if (dataset.levels!.split(' ').includes(`${level}`)) dataset.mine = ''
    else delete dataset.mine
  }
}
