/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { RecordEditor } from '@/components/desk/RecordEditor/RecordEditor'
import { desk } from '@/content/words/en/desk'

jest.mock('next/navigation', () => ({
  useRouter: () => ({ replace: () => undefined, refresh: () => undefined }),
  usePathname: () => '/desk/records/new/notice',
}))

const editor = (form: Record<string, string>) => (
  <RecordEditor
    id="a"
    kind="notice"
    words={desk.kinds.notice!}
    form={form}
    media={[]}
    problems={{}}
    canPublish
    frame={{} as never}
  />
)
const select = () => screen.getByRole('combobox', { name: /^What the document is/ })

it.each([
  [{ title: 'Date sheet, Class IX' }, 'By its title: Date sheet', ''],
  [{ title: 'Reading the calendar' }, 'By its title: Circular', ''],
  [{ title: 'Date sheet, Class IX', documentKind: 'form' }, 'Form or checklist', 'form'],
])('the form of a notice with %j has chosen: %s', (form, shown, value) => {
  render(editor(form))
  expect(select()).toHaveValue(value)
  expect(select()).toHaveDisplayValue(shown)
})
