import { TartanBand } from './TartanBand'

export const examples = { band: <TartanBand /> }
