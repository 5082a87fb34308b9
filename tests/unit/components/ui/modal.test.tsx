/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { Modal } from '@/components/ui/Modal/Modal'
import { closeModal, openModal } from '@/components/ui/Modal/Modal.browser'

const dialog = () => document.querySelector('dialog')!

// jsdom has the element without its methods, like browsers before 2022.
describe('in browsers without the dialog element', () => {
  const onClose = jest.fn()

  beforeEach(() => {
    onClose.mockClear()
    render(
      <>
        <button>Open</button>
        <Modal id="notice" title="A notice" closeLabel="Close the notice">
          words
        </Modal>
      </>,
    )
    screen.getByRole('button', { name: 'Open' }).focus()
    openModal(dialog(), onClose)
  })

  it('opens with the focus at its title', () => {
    expect(screen.getByRole('dialog', { name: 'A notice' })).toHaveTextContent('words')
    expect(screen.getByRole('heading', { name: 'A notice' })).toHaveFocus()
  })

  it.each([
    ['Escape', () => fireEvent.keyDown(screen.getByRole('heading'), { key: 'Escape' })],
    ['its button', () => fireEvent.click(screen.getByRole('button', { name: /^Close/ }))],
    ['a click outside', () => fireEvent.click(dialog())],
    ['a script', () => closeModal(dialog())],
  ])('closes by %s, and returns the focus', (_, close) => {
    close()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(onClose).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
    openModal(dialog())
    expect(screen.getByRole('dialog')).toHaveTextContent('words')
  })

  it('stays open after a click into it', () => {
    fireEvent.click(screen.getByText('words'))
    expect(onClose).not.toHaveBeenCalled()
  })
})
