/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import type { ClipboardEvent } from 'react'
import { pasteClean } from '@/components/desk/RecordForm/paste-clean'
import { PasteNotes } from '@/components/desk/RecordForm/PasteNotes'

const onRead = jest.fn()

/** jsdom has no clipboard and no undo. */
async function paste(label: string, html: string, text = '') {
  document.execCommand = () => false
  const preventDefault = jest.fn()
  const data: Record<string, string> = { 'text/html': html, 'text/plain': text }
  const notes = await pasteClean(
    {
      target: screen.getByLabelText(label),
      clipboardData: { getData: (type: string) => data[type] ?? '' },
      preventDefault,
    } as unknown as ClipboardEvent,
    'plain',
  )
  render(<PasteNotes notes={notes ?? new Set()} onRead={onRead} />)
  return preventDefault
}

beforeEach(() => {
  render(
    <>
      <input type="text" aria-label="Title" />
      <textarea aria-label="Text" />
    </>,
  )
})

it('says what was left out of a text with tracked changes', async () => {
  await paste('Text', '<p>The fee is <del>5,000</del><ins>6,000</ins></p>')
  expect(screen.getByLabelText('Text')).toHaveValue('The fee is 6,000')
  expect(screen.getByRole('status')).toHaveTextContent('The text had tracked changes.')
  fireEvent.click(screen.getByRole('button', { name: 'I have read it' }))
  expect(onRead).toHaveBeenCalled()
})

it('pastes a title without struck-out words, and says so', async () => {
  await paste('Title', '<p>Meeting at <s>6 pm</s>\n7 pm</p>')
  expect(screen.getByLabelText('Title')).toHaveValue('Meeting at 7 pm')
  expect(screen.getByRole('status')).toHaveTextContent('struck out are left out')
})

it('explains the signs of a table', async () => {
  await paste('Text', '', 'Class\tFee\nIX\t6,000')
  expect(screen.getByLabelText('Text')).toHaveValue('| Class | Fee |\n| IX | 6,000 |')
  expect(screen.getByRole('status')).toHaveTextContent('The text has a table')
})

it('leaves plain text to the browser', async () => {
  const preventDefault = await paste('Text', '<meta charset="utf-8"><span>Hello</span>', 'Hello')
  expect(preventDefault).not.toHaveBeenCalled()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(screen.queryByRole('button')).toBeNull()
})

it('pastes a title from WhatsApp without struck-out words, and says so', async () => {
  await paste(
    'Title',
    '<meta charset="utf-8"><span>Meeting at ~6 pm~ 7 pm</span>',
    'Meeting at ~6 pm~ 7 pm',
  )
  expect(screen.getByLabelText('Title')).toHaveValue('Meeting at 7 pm')
  expect(screen.getByRole('status')).toHaveTextContent('struck out are left out')
})
