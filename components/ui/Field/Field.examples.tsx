import { Field } from './Field'

export const examples = {
  required: <Field id="name" label="Name of the parent" autoComplete="name" />,
  'with a hint': (
    <Field id="phone" label="Telephone" hint="Ten digits, such as 98765 43210" inputMode="tel" />
  ),
  optional: <Field id="email" label="E-mail" optional="(optional)" type="email" />,
  'with an error': (
    <Field
      id="phone-error"
      label="Telephone"
      defaultValue="98765"
      error={{ prefix: 'Error:', message: 'Enter a telephone number with ten digits.' }}
    />
  ),
}
