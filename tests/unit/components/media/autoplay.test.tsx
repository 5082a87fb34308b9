/** @jest-environment jsdom */
import { createEvent, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Autoplay, startAutoplay } from '@/components/media/autoplay.browser'
import { PauseButton } from '@/components/media/PauseButton/PauseButton'
import { reducedMotion, setPreferences, setTabHidden } from '@/tests/support/browser/browser'

const state = () => screen.getByRole('status').textContent
const mover = () => screen.getByTestId('mover')
let autoplay: Autoplay

/** Opens a page with something that moves. */
function open(isNeeded = true) {
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <div data-testid="mover" data-autoplay="test">
        <output />
        <p aria-live="polite" data-testid="status" />
        <PauseButton subject="the test" hidden={!isNeeded} />
        <button type="button">Next</button>
      </div>
      <button type="button">Elsewhere</button>
    </>,
  )
  autoplay = startAutoplay(mover(), ({ moving }) => {
    screen.getByRole('status').textContent = moving ? 'moving' : 'still'
  })
  screen.getByRole('button', { name: 'Next' }).onclick = autoplay.stop
}

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
    open()
    expect(state()).toBe('moving')
    fireEvent.pointerEnter(mover())
    expect(state()).toBe('still')
    fireEvent.pointerLeave(mover())
    expect(state()).toBe('moving')
  })

  it('stops while the focus is inside', async () => {
    open()
    await userEvent.tab()
    expect(state()).toBe('still')
    await userEvent.tab()
    expect(state()).toBe('still')
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
    expect(state()).toBe('moving')
  })

  it('stops after a touch, until a touch outside', () => {
    open()
    touch(mover())
    expect(state()).toBe('still')
    fireEvent.pointerUp(mover())
    expect(state()).toBe('still')
    touch(document.body)
    expect(state()).toBe('moving')
  })

  it('is paused by its button for the session', async () => {
    open()
    await userEvent.click(screen.getByRole('button', { name: 'Pause the test' }))
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
    expect(state()).toBe('still')
    open()
    expect(state()).toBe('still')
    expect(screen.getByRole('button', { name: 'Play the test' })).toBeVisible()
  })

  it('resumes by its button immediately, with pointer and focus on it', async () => {
    open()
    await userEvent.click(screen.getByRole('button', { name: 'Pause the test' }))
    await userEvent.click(screen.getByRole('button', { name: 'Play the test' }))
    expect(state()).toBe('moving')
  })

  it('stops permanently after the visitor uses the controls', async () => {
    open()
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
    fireEvent.pointerLeave(mover())
    expect(state()).toBe('still')
  })

  it('stops in a hidden tab', () => {
    open()
    setTabHidden(true)
    expect(state()).toBe('still')
    setTabHidden(false)
    expect(state()).toBe('moving')
  })

  it.each([
    ['reduced motion', { media: [reducedMotion] }],
    ['Save-Data', { saveData: true }],
  ])('is off under %s, without a pause button', (_name, preferences) => {
    setPreferences(preferences)
    open()
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
    open()
    await userEvent.click(screen.getByRole('button', { name: 'Pause the test' }))
    expect(screen.getByRole('button', { name: 'Play the test' })).toBeVisible()
    jest.restoreAllMocks()
  })

  it('lets screen readers announce changes only while it is still', () => {
    open()
    const status = screen.getByTestId('status')
    expect(status).toHaveAttribute('aria-live', 'off')
    autoplay.stop()
    expect(status).toHaveAttribute('aria-live', 'polite')
  })

  it('is off, without a pause button, while there is nothing to move', () => {
    open(false)
    const buttons = () => screen.queryAllByRole('button', { name: 'Pause the test' })
    expect([state(), buttons()]).toEqual(['still', []])
    autoplay.setNeeded(true)
    expect(state()).toBe('moving')
    expect(buttons()).toHaveLength(1)
  })
})
