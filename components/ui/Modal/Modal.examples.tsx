import { Modal } from './Modal'

export const examples = {
  closed: (
    <Modal id="example" title="Winter timings" closeLabel="Close the notice">
      <p>From 1 December the first bell rings at 8:30.</p>
    </Modal>
  ),
}
