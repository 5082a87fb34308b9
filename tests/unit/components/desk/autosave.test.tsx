/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { renderToString } from 'react-dom/server'
import {
  type LocalDraft,
  readDraft,
  removeOldDrafts,
  storeDraft,
} from '@/components/desk/RecordForm/local-draft'
import { useAutosave } from '@/components/desk/RecordForm/use-autosave'
import { now } from '@/lib/core/dates'

/** An event as it is stored, at version 2. */
function Form() {
  const form = useRef<HTMLFormElement>(null)
  const { onInput } = useAutosave(form, { id: 'event', version: '2', onSaved: () => {} })
  return (
    <form ref={form} onInput={onInput}>
      <input type="hidden" name="version" defaultValue="2" />
      <input aria-label="Title" name="title" defaultValue="Concert" />
      <input aria-label="Where" name="place" defaultValue="" />
    </form>
  )
}

/** Opens the page; a place is typed before the script loads. */
function openAndType(place: string, draft: Partial<LocalDraft>) {
  storeDraft('event', { fields: '', version: '2', at: now().getTime(), ...draft })
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<Form />)
  screen.getByLabelText<HTMLInputElement>('Where').value = place
  render(<Form />, { container, hydrate: true })
  return ['Title', 'Where'].map((name) => screen.getByLabelText<HTMLInputElement>(name).value)
}

afterEach(() => localStorage.clear())

it('keeps text that was typed before the script loaded, and restores the rest of a draft', () => {
  const fields = 'title=Winter+concert&place=Hall'
  expect(openAndType('', { fields })).toEqual(['Winter concert', 'Hall'])
  document.body.replaceChildren()
  expect(openAndType('Auditorium', { fields })).toEqual(['Winter concert', 'Auditorium'])
})

it('keeps text on the device after the draft before it was stored', () => {
  const draft = { fields: 'title=Concert&place=', version: '1', isSubmitted: true }
  expect(openAndType('Auditorium', draft)).toEqual(['Concert', 'Auditorium'])
  expect(readDraft('event')?.fields).toBe('title=Concert&place=Auditorium')
})

const dayMilliseconds = 86_400_000

it('keeps unsent texts when the clock of the device is ahead', () => {
  const at = now().getTime() - 40 * dayMilliseconds
  storeDraft('notice', { fields: 'title=Holiday', version: '1', at })
  const fields = 'title=Winter+concert&place=Hall'
  expect(openAndType('', { fields, at })).toEqual(['Winter concert', 'Hall'])
  expect(readDraft('notice')?.fields).toBe('title=Holiday')
})

it('removes texts that were not sent for 30 days, by the time of the site', () => {
  const at = now().getTime()
  storeDraft('notice', { fields: 'title=Holiday', version: '1', at })
  for (const days of [Number.NaN, 0, 30]) {
    removeOldDrafts(at + days * dayMilliseconds)
    expect(readDraft('notice')).toBeDefined()
  }
  removeOldDrafts(at + 31 * dayMilliseconds)
  expect(readDraft('notice')).toBeUndefined()
})

it.each(['null', '{}', '[1]', '{"fields":1,"version":"1","at":1}', 'x'])(
  'ignores %s in place of a draft',
  (text) => {
    localStorage.setItem('desk:event', text)
    expect(readDraft('event')).toBeUndefined()
  },
)
