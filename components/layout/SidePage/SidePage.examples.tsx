import { HelpDesk } from '../HelpDesk/HelpDesk'
import { SidePage } from './SidePage'

export const examples = {
  'with an aside': (
    <SidePage side={<HelpDesk phone={{ printed: '00000 00001', dialled: '+910000000001' }} />}>
      <p>The content of the page.</p>
    </SidePage>
  ),
  'without an aside': (
    <SidePage>
      <p>The content of the page.</p>
    </SidePage>
  ),
}
