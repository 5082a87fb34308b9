import type { FormField } from './form-state'

/** A new password (R-DESK-10), in every form that asks for one. */
export const newPasswordField: FormField = {
  name: 'password',
  label: 'New password',
  hint: '12 characters or more. Four words that do not belong together are easy to remember.',
  type: 'password',
  autoComplete: 'new-password',
}
