'use client'

import { useState } from 'react'
import { Button } from '../Button/Button'
import { Modal } from './Modal.client'

/** A button that opens a dialog, for the examples: a server component cannot pass `onClose`. */
export function OpenModal() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open the dialog</Button>
      <Modal
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title="Winter uniform"
        closeLabel="Close"
      >
        <p>Pupils wear the winter uniform from Monday.</p>
      </Modal>
    </>
  )
}
