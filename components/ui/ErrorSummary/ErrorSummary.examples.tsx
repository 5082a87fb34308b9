import { Field } from '../Field/Field'
import { ErrorSummary } from './ErrorSummary.client'

const problem = { fieldId: 'summary-phone', message: 'Enter a telephone number with ten digits.' }

/** Takes no focus, which would scroll the catalogue to it. */
const attempt = -1

export const examples = {
  'one problem': (
    <>
      <ErrorSummary
        title="The form has one problem"
        problems={[problem]}
        attempt={attempt}
        heading="h2"
      />
      <Field
        id="summary-phone"
        label="Telephone"
        error={{ prefix: 'Error:', message: problem.message }}
      />
    </>
  ),
}
