/** @jest-environment jsdom */
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
/** jsdom has no PointerEvent, so `pointerType` is assigned. */
function touch(element: Element) {
  const event = createEvent.pointerDown(element)
  fireEvent(element, Object.assign(event, { pointerType: 'touch' }))
}

beforeEach(() => {
  sessionStorage.clear()
  setPreferences()
})

describe('automatic movement (R-MOTION-1)', () => {
  it('stops under the pointer, and resumes after', () => {
    render(<Mover />)
    expect(state()).toBe('moving')
    fireEvent.pointerEnter(mover())
    expect(state()).toBe('still')
    fireEvent.pointerLeave(mover())
    expect(state()).toBe('moving')
  })

  it('stops while the focus is inside', async () => {
    render(<Mover />)
    await userEvent.tab()
    expect(state()).toBe('still')
    await userEvent.tab()
    expect(state()).toBe('still')
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
    expect(state()).toBe('moving')
  })

  it('stops after a touch, until a touch outside', () => {
    render(<Mover />)
    touch(mover())
    expect(state()).toBe('still')
    fireEvent.pointerUp(mover())
    expect(state()).toBe('still')
    touch(document.body)
    expect(state()).toBe('moving')
  })

  it('is paused by its button for the session', async () => {
    const { unmount } = render(<Mover />)
    await userEvent.click(screen.getByRole('button', { name: 'Pause the test' }))
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
    expect(state()).toBe('still')
    unmount()
    render(<Mover />)
    expect(state()).toBe('still')
    expect(screen.getByRole('button', { name: 'Play the test' })).toBeVisible()
  })

  it('resumes by its button immediately, with pointer and focus on it', async () => {
    render(<Mover />)
    await userEvent.click(screen.getByRole('button', { name: 'Pause the test' }))
    await userEvent.click(screen.getByRole('button', { name: 'Play the test' }))
    expect(state()).toBe('moving')
  })

  it('stops permanently after the visitor uses the controls', async () => {
    render(<Mover />)
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
    fireEvent.pointerLeave(mover())
    expect(state()).toBe('still')
  })

  it('stops in a hidden tab', () => {
    render(<Mover />)
    act(() => setTabHidden(true))
    expect(state()).toBe('still')
    act(() => setTabHidden(false))
    expect(state()).toBe('moving')
  })

  it.each([
    ['reduced motion', { media: [reducedMotion] }],
    ['Save-Data', { saveData: true }],
  ])('is off under %s, without a pause button', (_name, preferences) => {
    setPreferences(preferences)
    render(<Mover />)
    expect(state()).toBe('still')
    expect(screen.queryByRole('button', { name: /the test/ })).not.toBeInTheDocument()
  })

  it('stays paused without storage, until the page unloads', async () => {
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
