import { unstable_rethrow } from 'next/navigation'
import { startTransition, useActionState, useState, useTransition, type FormEvent } from 'react'
import { failureWords } from './failure-words'
import { useCorrections } from './use-corrections'

type Result<State> = { state: State; responses: number; attempt: number; failure?: string }

/**
 * Manages a form that a server action handles, with and without script. With script the form keeps its input while the
 * desk is unavailable (R-DESK-12); an action called by React alone would replace the page by its error screen.
 * @returns `state`: the last result of the action. `responses`: number of responses by script, a key for fields with
 * new default values. `attempt`: for `ErrorSummary`. `failure`: a message when the last attempt did not reach the desk.
 * `remaining`: from `useCorrections`.
 */
export function useServerForm<State>(
  action: (state: Awaited<State>, data: FormData) => Promise<State>,
  initial: Awaited<State>,
) {
  const [posted, formAction] = useActionState(action, initial)
  const [{ state, responses, attempt, failure }, setResult] = useState<Result<Awaited<State>>>({
    state: posted,
    responses: 0,
    attempt: 0,
  })
  const [isSending, startSending] = useTransition()
  const { onInput, remaining } = useCorrections(attempt)

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const counted = { responses: responses + 1, attempt: attempt + 1 }
    startSending(async () => {
      try {
        const next = await action(state, data)
        startTransition(() => setResult({ state: next, ...counted }))
      } catch (error) {
        // Next reports redirects as errors.
        unstable_rethrow(error)
        const failure = failureWords(error)
        startTransition(() => setResult({ state, ...counted, responses, failure }))
      }
    })
  }

  return {
    state,
    responses,
    attempt,
    failure,
    remaining,
    isSending,
    /** `noValidate`: the server's messages must not be preceded by those of the browser. */
    formProps: { action: formAction, onSubmit, onInput, noValidate: true },
  }
}
