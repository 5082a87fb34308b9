import { OpenModal } from './Modal.examples.client'

export const examples = { 'opened by a button': <OpenModal /> }
