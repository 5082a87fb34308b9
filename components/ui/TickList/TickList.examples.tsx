import { TickList } from './TickList'

export const examples = {
  'two items': (
    <TickList>
      <ul>
        <li>A laboratory for each science</li>
        <li>A swimming pool</li>
      </ul>
    </TickList>
  ),
}
