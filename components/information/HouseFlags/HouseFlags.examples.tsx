import { HouseFlags } from './HouseFlags'

export const examples = {
  'the four houses': (
    <HouseFlags
      houses={[
        { name: 'Prerna', colour: 'Red', house: 'red', motto: 'Duty is supreme' },
        { name: 'Jagriti', colour: 'Blue', house: 'blue', motto: 'Non-violence' },
        { name: 'Pragati', colour: 'Yellow', house: 'yellow', motto: 'Hard work' },
        { name: 'Kirti', colour: 'Green', house: 'green', motto: 'Legacy is immortal' },
      ]}
    />
  ),
}
