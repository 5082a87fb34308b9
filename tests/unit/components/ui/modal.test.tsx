/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { Modal } from '@/components/ui/Modal/Modal.client'

// jsdom has the element without its methods, like browsers before 2022.
it('opens and closes in browsers without the dialog element, also by Escape', () => {
  const onClose = jest.fn()
  const show = (open: boolean) => (
    <Modal open={open} onClose={onClose} title="A notice" closeLabel="Close">
      words
    </Modal>
  )
  const { rerender } = render(show(false))
  expect(screen.queryByText('words')).toBeNull()
  rerender(show(true))
  expect(screen.getByRole('heading', { name: 'A notice' })).toHaveFocus()
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  expect(onClose).toHaveBeenCalledTimes(1)
  rerender(show(false))
  expect(screen.queryByRole('dialog')).toBeNull()
  // For example what the visitor has typed.
  expect(screen.getByText('words')).toBeInTheDocument()
})
