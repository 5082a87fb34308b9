/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { RecordText } from '@/components/desk/RecordVersions/RecordText'
import { desk } from '@/content/words/en/desk'

const show = (date: string) =>
  render(
    <RecordText
      words={desk.kinds.event!}
      form={{ title: 'Sports day', date }}
      fileNames={new Map()}
    />,
  )

it('writes days like all other screens (R-DATE-3)', () => {
  show('2026-11-26')
  expect(screen.getByText('26 November 2026')).toBeVisible()
  expect(screen.queryByText('2026-11-26')).not.toBeInTheDocument()
})

it('leaves text that is not a day unchanged', () => {
  show('tomorrow')
  expect(screen.getByText('tomorrow')).toBeVisible()
})
