import { HostelFacts } from './HostelFacts'

export const examples = {
  'one type of room': (
    <HostelFacts rooms={[{ value: 'ac', room: 'AC', instalments: [], total: 265000 }]} />
  ),
}
