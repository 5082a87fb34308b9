import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { PauseButton } from '@/components/media/PauseButton/PauseButton'
import { useAutoplay } from '@/components/hooks/use-autoplay'
import { reducedMotion, setPreferences, setTabHidden } from '@/tests/support/browser/browser'

function Mover() {
  const ref = useRef<HTMLDivElement>(null)
  const autoplay = useAutoplay('test', ref)
  return (
    <>
      <div ref={ref} data-testid="mover">
        <output>{autoplay.moving ? 'moving' : 'still'}</output>
        <PauseButton autoplay={autoplay} subject="the test" />
        <button type="button" onClick={autoplay.stopPermanently}>
          Next
        </button>
      </div>
      <button type="button">Elsewhere</button>
    </>
  )
}

const state = () => screen.getByRole('status').textContent
const mover = () => screen.getByTestId('mover')
/** jsdom has no PointerEvent, so the kind of pointer is put on by hand. */
function touch(element: Element) {
  const event = createEvent.pointerDown(element)
  fireEvent(element, Object.assign(event, { pointerType: 'touch' }))
}

beforeEach(() => {
  sessionStorage.clear()
  setPreferences()
})

describe('what moves by itself (R-MOTION-1)', () => {
  it('moves, stands while the pointer is over it, and goes on after', () => {
    render(<Mover />)
    expect(state()).toBe('moving')
    fireEvent.pointerEnter(mover())
    expect(state()).toBe('still')
    fireEvent.pointerLeave(mover())
    expect(state()).toBe('moving')
  })

  it('stands while the focus is inside', async () => {
    render(<Mover />)
    await userEvent.tab()
    expect(state()).toBe('still')
    await userEvent.tab()
    expect(state()).toBe('still')
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
    expect(state()).toBe('moving')
  })

  it('stands once touched, until something else is touched', () => {
    render(<Mover />)
    touch(mover())
    expect(state()).toBe('still')
    fireEvent.pointerUp(mover())
    expect(state()).toBe('still')
    touch(document.body)
    expect(state()).toBe('moving')
  })

  it('is paused by its button and stays so for the visit', async () => {
    const { unmount } = render(<Mover />)
    await userEvent.click(screen.getByRole('button', { name: 'Pause the test' }))
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
    expect(state()).toBe('still')
    unmount()
    render(<Mover />)
    expect(state()).toBe('still')
    expect(screen.getByRole('button', { name: 'Play the test' })).toBeVisible()
  })

  it('moves at once when asked to, with pointer and focus on the button', async () => {
    render(<Mover />)
    await userEvent.click(screen.getByRole('button', { name: 'Pause the test' }))
    await userEvent.click(screen.getByRole('button', { name: 'Play the test' }))
    expect(state()).toBe('moving')
  })

  it('stops for good once the visitor takes over', async () => {
    render(<Mover />)
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
    fireEvent.pointerLeave(mover())
    expect(state()).toBe('still')
  })

  it('stands in a hidden tab', () => {
    render(<Mover />)
    act(() => setTabHidden(true))
    expect(state()).toBe('still')
    act(() => setTabHidden(false))
    expect(state()).toBe('moving')
  })

  it.each([
    ['reduced motion', { media: [reducedMotion] }],
    ['Save-Data', { saveData: true }],
  ])('never moves under %s, and offers no pause', (_name, preferences) => {
    setPreferences(preferences)
    render(<Mover />)
    expect(state()).toBe('still')
    expect(screen.queryByRole('button', { name: /the test/ })).not.toBeInTheDocument()
  })

  it('remembers the pause without storage, until the page goes', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    render(<Mover />)
    await userEvent.click(screen.getByRole('button', { name: 'Pause the test' }))
    expect(screen.getByRole('button', { name: 'Play the test' })).toBeVisible()
    jest.restoreAllMocks()
  })
})
