/** @jest-environment jsdom */
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FileField } from '@/components/desk/FileField/FileField.client'
import type { UploadResult } from '@/components/desk/FileField/upload'
import { RecordForm } from '@/components/desk/RecordForm/RecordForm.client'
import type { Media } from '@/lib/desk/media/save-file'

/** The photographs of a record, while some of them are uploading. */

jest.mock('next/navigation', () => ({
  useRouter: () => ({ replace: () => undefined, refresh: () => undefined }),
  usePathname: () => '/desk/records/new/album',
}))
const answers = new Map<string, (result: UploadResult) => void>()
jest.mock('@/components/desk/FileField/upload', () => ({
  upload: (file: File) =>
    new Promise((resolve) => {
      answers.set(file.name, resolve)
    }),
}))

const media = (fileName: string): Media => ({
  name: `desk/${fileName}`,
  href: `/api/image/desk/${fileName}`,
  type: 'image/jpeg',
  size: 1000,
  width: 60,
  height: 40,
  alt: '',
  fileName,
  isScan: false,
})
const arrive = (name: string, warning?: string) =>
  act(async () => answers.get(name)!({ outcome: 'stored', media: media(name), warning }))
const fail = (name: string) => act(async () => answers.get(name)!({ outcome: 'failed' }))

/** The values that the form sends. */
let sent: { button: string | null; files: string[] }[] = []
function onSubmit(event: SubmitEvent) {
  if (event.defaultPrevented) return
  event.preventDefault()
  const files = [...new FormData(event.target as HTMLFormElement).getAll('pictures')] as string[]
  sent.push({ button: event.submitter?.getAttribute('value') ?? null, files })
}
beforeEach(() => {
  sent = []
  answers.clear()
  localStorage.clear()
  addEventListener('submit', onSubmit)
})
afterEach(() => removeEventListener('submit', onSubmit))

function show({ files = [] as Media[], max = 20 } = {}) {
  render(
    <RecordForm
      id="a"
      kind="album"
      isFormatted={false}
      buttons={
        <button name="intent" value="publish">
          Publish now
        </button>
      }
    >
      <FileField
        field={{ name: 'pictures', label: 'Photographs', input: 'pictures', max }}
        files={files}
      />
    </RecordForm>,
  )
  return userEvent.setup()
}
type User = ReturnType<typeof show>

const choose = (user: User, ...names: string[]) =>
  user.upload(
    screen.getByLabelText('Choose photographs'),
    names.map((name) => new File(['x'], name, { type: 'image/jpeg' })),
  )
const shown = () =>
  within(screen.getByRole('list', { name: 'Photographs' }))
    .getAllByRole('link')
    .map((link) => /\w+\.jpg/.exec(link.textContent)![0])
const publish = (user: User) => user.click(screen.getByRole('button', { name: 'Publish now' }))
const asksBeforeLeaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
const button = (name: RegExp) => screen.getByRole('button', { name })

describe('the order of photographs', () => {
  it('is that in which they were chosen, whichever is uploaded first', async () => {
    const user = show({ files: [media('old.jpg')] })
    await choose(user, 'a.jpg', 'b.jpg', 'c.jpg')
    await arrive('c.jpg')
    await arrive('a.jpg')
    expect(shown()).toEqual(['old.jpg', 'a.jpg', 'c.jpg'])
    await arrive('b.jpg')
    expect(shown()).toEqual(['old.jpg', 'a.jpg', 'b.jpg', 'c.jpg'])
  })

  it('can be changed with the keyboard, which stays at the photograph', async () => {
    const user = show({ files: ['a.jpg', 'b.jpg', 'c.jpg'].map(media) })
    button(/^Later.*a\.jpg/).focus()
    await user.keyboard('{Enter}')
    expect(shown()).toEqual(['b.jpg', 'a.jpg', 'c.jpg'])
    expect(button(/^Later.*a\.jpg/)).toHaveFocus()
    expect(screen.getByText('a.jpg is now number 2 of 3.')).toHaveAttribute('role', 'status')
    await user.keyboard('{Enter}')
    expect(shown()).toEqual(['b.jpg', 'c.jpg', 'a.jpg'])
    // Nothing comes after the last one.
    expect(document.activeElement).toHaveAccessibleName(/: a\.jpg$/)
    await user.click(button(/^Make it the first.*a\.jpg/))
    await user.click(button(/^Earlier.*c\.jpg/))
    expect(shown()).toEqual(['a.jpg', 'c.jpg', 'b.jpg'])
    expect(sent).toEqual([])
  })

  it('is kept when a photograph that is uploading stands in between', async () => {
    const user = show({ files: [media('a.jpg')] })
    await choose(user, 'b.jpg', 'c.jpg')
    await arrive('c.jpg')
    await user.click(button(/^Earlier.*c\.jpg/))
    await arrive('b.jpg')
    expect(shown()).toEqual(['c.jpg', 'b.jpg', 'a.jpg'])
  })
})

it('names the photographs for which there is no room', async () => {
  const user = show({ files: [media('a.jpg')], max: 3 })
  await choose(user, 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg')
  expect(screen.getByRole('alert')).toHaveTextContent(
    '3 files are the most. These were not added: d.jpg, e.jpg',
  )
  await arrive('c.jpg')
  await arrive('b.jpg')
  expect(shown()).toEqual(['a.jpg', 'b.jpg', 'c.jpg'])
})

it('shows what there is to know about a photograph until it is read', async () => {
  const user = show()
  await choose(user, 'a.jpg')
  await arrive('a.jpg', 'Only the first picture is kept.')
  expect(screen.getByText('Only the first picture is kept.')).toBeVisible()
  await user.click(button(/^I have read it/))
  expect(screen.queryByText('Only the first picture is kept.')).toBeNull()
})

describe('publishing while photographs are uploading', () => {
  it('waits for them, says how many, and then goes on by itself', async () => {
    const user = show()
    await choose(user, 'a.jpg', 'b.jpg')
    await publish(user)
    expect(sent).toEqual([])
    expect(screen.getByRole('alert')).toHaveTextContent('2 files are still going up.')
    await arrive('b.jpg')
    expect(screen.getByRole('alert')).toHaveTextContent('One file is still going up.')
    await arrive('a.jpg')
    await waitFor(() =>
      expect(sent).toEqual([{ button: 'publish', files: ['desk/a.jpg', 'desk/b.jpg'] }]),
    )
  })

  it('goes on without them on request', async () => {
    const user = show()
    await choose(user, 'a.jpg', 'b.jpg')
    await arrive('a.jpg')
    await publish(user)
    await user.click(button(/^Go on without them/))
    await waitFor(() => expect(sent).toEqual([{ button: 'publish', files: ['desk/a.jpg'] }]))
    expect(asksBeforeLeaving()).toBe(false)
  })

  it('says when one was not stored, and then does not continue by itself', async () => {
    const user = show()
    await choose(user, 'a.jpg')
    await publish(user)
    await fail('a.jpg')
    expect(screen.getByText(/^One file was not stored\. Try again above/)).toBeVisible()
    await user.click(button(/^Stay here/))
    await user.click(button(/^Leave it out/))
    expect(sent).toEqual([])
    await publish(user)
    await waitFor(() => expect(sent).toEqual([{ button: 'publish', files: [] }]))
  })
})

it('makes the browser ask before the page is closed while a photograph is uploading', async () => {
  const user = show()
  expect(asksBeforeLeaving()).toBe(false)
  await choose(user, 'a.jpg')
  expect(asksBeforeLeaving()).toBe(true)
  await arrive('a.jpg')
  expect(asksBeforeLeaving()).toBe(false)
})
