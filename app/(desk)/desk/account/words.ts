import type { FormField } from '@/components/desk/FieldsForm/form-state'

/** Messages about the last action, by the `done` of the address. */
export const accountDone: Readonly<Record<string, string>> = {
  name: 'Your name is saved.',
  password: 'Your password is changed. You are logged out everywhere else. Passkeys still work.',
  passkey: 'Your passkey is added. You can log in with it from now on.',
  'passkey-removed': 'The passkey is removed. It cannot log in any more.',
  session: 'That device is logged out.',
}

export const currentPasswordField: FormField = {
  name: 'current',
  label: 'Password until now',
  type: 'password',
  autoComplete: 'current-password',
}
