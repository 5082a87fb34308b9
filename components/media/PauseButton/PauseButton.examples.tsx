import { PauseButton } from './PauseButton'

export const examples = { 'while something moves': <PauseButton subject="the pictures" /> }
