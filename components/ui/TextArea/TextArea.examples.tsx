import { TextArea } from './TextArea'

export const examples = {
  optional: <TextArea id="message" label="Message" optional="(optional)" maxLength={500} />,
  'with an error': (
    <TextArea
      id="message-error"
      label="Message"
      error={{ prefix: 'Error:', message: 'Write a message.' }}
    />
  ),
}
