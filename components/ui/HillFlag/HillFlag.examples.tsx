import { HillFlag } from './HillFlag'

export const examples = { illustration: <HillFlag /> }
