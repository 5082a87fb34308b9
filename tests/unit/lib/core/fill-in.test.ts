import { fillIn } from '@/lib/core/fill-in'

it('fills the placeholders of a text', () => {
  expect(fillIn('Map: {school}, {count} {school}', { school: 'A', count: 2 })).toBe('Map: A, 2 A')
})

it('does not show a placeholder to a visitor', () => {
  expect(() => fillIn('Map: {school}', {})).toThrow('No value for {school}')
})
