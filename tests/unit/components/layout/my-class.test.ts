/** @jest-environment jsdom */
import showMyClass from '@/components/layout/MyClassLink/ShowMyClass.browser'
import { getCurrentSession, keepMyClass } from '@/lib/browser/my-class'

beforeEach(() => localStorage.clear())

const nine = { level: 9, session: getCurrentSession(), way: '' }

const open = () => {
  document.body.innerHTML =
    '<a data-my-class-link hidden href="/class">My class</a><a data-without-class>Enquire</a>' +
    '<a data-my-class-list="/documents" data-my-class-name="For {class}" hidden></a>' +
    '<ul><li data-levels="9 10">A</li><li data-levels="1 -2">B</li><li>C</li></ul>'
  showMyClass()
  return document.body
}
const marked = () =>
  [...document.querySelectorAll('[data-mine]')].map((element) => element.textContent)

test('leads to the class that is kept, and marks what names it', () => {
  keepMyClass(nine)
  const [mine, other] = open().querySelectorAll('a')
  expect([mine!.hidden, mine!.getAttribute('href'), other!.hidden]).toEqual([
    false,
    '/class/9',
    true,
  ])
  expect(marked()).toEqual(['A'])
})

test('leads to the documents of the class, by its name', () => {
  keepMyClass(nine)
  const [, , documents] = open().querySelectorAll('a')
  expect(documents!.textContent).toBe('For Class\u00a0IX')
  expect([documents!.hidden, documents!.getAttribute('href')]).toEqual([
    false,
    '/documents?class=9',
  ])
})

test('stays as the server sent it without a class, and again when the class is removed', () => {
  keepMyClass(nine)
  open()
  keepMyClass()
  showMyClass()
  const [mine, other] = document.querySelectorAll('a')
  expect([mine!.hidden, other!.hidden]).toEqual([true, false])
  expect(marked()).toEqual([])
})
