'use client'

import {
  browserSupportsWebAuthn,
  startAuthentication,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { unstable_isUnrecognizedActionError as isUnrecognizedAction } from 'next/navigation'
import { useState } from 'react'
import { useHydrated } from '@/components/hooks/use-hydrated'
import { Button } from '@/components/ui/Button/Button'
import { ErrorSummary } from '@/components/ui/ErrorSummary/ErrorSummary.client'
import { failureWords } from '../FieldsForm/failure-words'

type PasskeyLogInProps = {
  /** The page to open afterwards. */
  next: string
  start: () => Promise<{ options: PublicKeyCredentialRequestOptionsJSON }>
  /** Logs in with the response of the passkey. */
  enter: (response: unknown, next: string) => Promise<{ path: string } | { problem: string }>
}

const id = 'log-in-passkey'

/** The second way to log in, below the password, in browsers that support passkeys. */
export function PasskeyLogIn({ next, start, enter }: PasskeyLogInProps) {
  const [{ problem, attempt }, setResult] = useState({ problem: '', attempt: 0 })
  const [isBusy, setIsBusy] = useState(false)
  const isHydrated = useHydrated()
  if (!isHydrated || !browserSupportsWebAuthn()) return null

  async function logIn() {
    setIsBusy(true)
    const result = await attemptLogIn()
    if ('path' in result) return location.assign(new URL(result.path, location.origin))
    setResult({ problem: result.problem, attempt: attempt + 1 })
    setIsBusy(false)
  }

  async function attemptLogIn() {
    try {
      const { options: optionsJSON } = await start()
      return await enter(await startAuthentication({ optionsJSON }), next)
    } catch (error) {
      if (isUnrecognizedAction(error)) return { problem: failureWords(error) }
      return { problem: 'No passkey was used. Try again, or log in with your password.' }
    }
  }

  return (
    <>
      <ErrorSummary
        title="There is a problem"
        problems={problem ? [{ fieldId: id, message: problem }] : []}
        attempt={attempt}
        heading="h2"
      />
      <p>
        <Button id={id} variant="outline" onClick={logIn} disabled={isBusy}>
          {isBusy ? 'One moment…' : 'Log in with a passkey'}
        </Button>
      </p>
    </>
  )
}
