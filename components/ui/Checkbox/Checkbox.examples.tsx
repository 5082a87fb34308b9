import { Checkbox } from './Checkbox'

export const examples = {
  empty: <Checkbox id="consent">I agree that the school calls me.</Checkbox>,
  checked: (
    <Checkbox id="consent-checked" defaultChecked>
      I agree that the school calls me.
    </Checkbox>
  ),
  'with an error': (
    <Checkbox
      id="consent-error"
      error={{ prefix: 'Error:', message: 'Tick the box to send the form.' }}
    >
      I agree that the school calls me.
    </Checkbox>
  ),
}
