/** @jest-environment jsdom */
import { getCurrentClass, isForOthers, keepMyClass, readMyClass } from '@/lib/browser/my-class'
import { setClock } from '../enquiries/support/clock'

beforeEach(() => {
  setClock(Date.parse('2026-11-27T06:00:00Z'))
  localStorage.clear()
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

const nine = { level: 9, session: 2026, way: 'route-3' }

test.each([
  nine,
  { level: -2, session: 2026, way: '' },
  { level: 12, session: 2025, way: 'hostel' },
])('reads what it has stored: %j', (mine) => {
  expect(keepMyClass(mine)).toBe(true)
  expect(readMyClass()).toEqual(mine)
})

test.each([
  '',
  '9',
  '13 2026',
  '-3 2026',
  '9 2026 kite',
  '9 2026 own own',
  '{"level":9}',
  '9\n2026',
])('ignores values that no page has written: %j', (text) => {
  localStorage.setItem('my-class', text)
  expect(readMyClass()).toBeUndefined()
})

test('keeps nothing when storage is blocked, and says so', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  expect(readMyClass()).toBeUndefined()
  expect(keepMyClass(nine)).toBe(false)
})

test('asks for confirmation in the next session', () => {
  keepMyClass(nine)
  expect(getCurrentClass()).toEqual(nine)
  setClock(Date.parse('2027-03-31T18:30:00Z'))
  expect(getCurrentClass()).toBeUndefined()
  expect(readMyClass()).toEqual(nine)
})

test.each([
  [[], 'route-3', false],
  [['route-3'], 'route-3', false],
  [['route-1', 'route-3'], 'route-3', false],
  [['route-1'], 'route-3', true],
  [['hostel'], 'route-3', true],
  [['route-1'], '', false],
  [['route-1'], 'own', true],
  [['class-9'], '', false],
  [['class-10'], '', true],
  [['pre-nursery'], '', true],
  [['class-10', 'route-3'], 'route-3', false],
])(
  'decides whether an alert for %j concerns only others than Class IX by %j: %s',
  (concerns, way, expected) => {
    expect(isForOthers(concerns, { ...nine, way })).toBe(expected)
  },
)
