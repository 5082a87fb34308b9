'use client'

import { browserSupportsWebAuthn, startRegistration, WebAuthnError } from '@simplewebauthn/browser'
import { useHydrated } from '@/components/hooks/use-hydrated'
import type { PasskeyStarted } from '@/lib/desk/accounts/passkeys'
import { FieldsForm } from '../FieldsForm/FieldsForm.client'
import type { FieldsState } from '../FieldsForm/form-state'

type AddPasskeyProps = {
  /** Id of the heading above the button. */
  labelledBy: string
  /** Name for the browser's password manager. */
  email: string
  start: (data: FormData) => Promise<PasskeyStarted>
  /** Returns false when the passkey was not accepted. */
  save: (response: unknown) => Promise<boolean>
}

/** Adds a passkey of this device after the password is entered. Only a script can ask the browser for one. */
export function AddPasskey({ labelledBy, email, start, save }: AddPasskeyProps) {
  const isHydrated = useHydrated()

  async function add(_: FieldsState, data: FormData): Promise<FieldsState> {
    const started = await start(data)
    if (started.outcome === 'invalid') return { problems: { current: started.problem } }
    try {
      const response = await startRegistration({ optionsJSON: started.options })
      if (!(await save(response))) return failed('The passkey was not accepted. Add it again.')
    } catch (error) {
      if (error instanceof WebAuthnError) return failed(describeError(error))
      throw error
    }
    location.assign(new URL('/desk/account?done=passkey', location.origin))
    return { problems: {} }
  }

  if (!isHydrated) {
    return (
      <noscript>
        <p>To add a passkey, switch on scripts in this browser.</p>
      </noscript>
    )
  }
  if (!browserSupportsWebAuthn()) return <p>This browser cannot make passkeys.</p>
  return (
    <FieldsForm
      id="passkey"
      labelledBy={labelledBy}
      action={add}
      username={email}
      fields={[
        {
          name: 'current',
          label: 'Your password',
          type: 'password',
          autoComplete: 'current-password',
        },
      ]}
      submit="Add a passkey"
    />
  )
}

const failed = (form: string): FieldsState => ({ problems: { form } })

const describeError = ({ code }: WebAuthnError) =>
  code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
    ? 'This device has a passkey for the desk already.'
    : 'The device made no passkey. Try again, or use another device.'
