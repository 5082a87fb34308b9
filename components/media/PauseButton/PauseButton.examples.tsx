import { TogglePauseButton } from './PauseButton.examples.client'

export const examples = { 'moving, then paused': <TogglePauseButton /> }
