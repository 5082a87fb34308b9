import { unstable_rethrow } from 'next/navigation'
import { startTransition, useActionState, useState, useTransition, type FormEvent } from 'react'

/** For `ErrorSummary`, when the action could not be called. */
export const unreachable =
  'The desk cannot be reached. What you typed is still here: send it again.'

/**
 * State of a form that a server action handles, with and without script. By script the form stays as it was typed while
 * the desk cannot be reached (R-DESK-12); an action that only React calls would replace the page by its error screen.
 */
export function useServerForm<State>(
  action: (state: Awaited<State>, data: FormData) => Promise<State>,
  initial: Awaited<State>,
) {
  const [posted, formAction] = useActionState(action, initial)
  const [result, setResult] = useState({ state: posted, responses: 0, attempt: 0, failed: false })
  const [isSending, startSending] = useTransition()

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const data = new FormData(event.currentTarget)
    const attempt = result.attempt + 1
    startSending(async () => {
      try {
        const state = await action(result.state, data)
        const responses = result.responses + 1
        startTransition(() => setResult({ state, responses, attempt, failed: false }))
      } catch (error) {
        // Redirects of Next are errors, too.
        unstable_rethrow(error)
        startTransition(() => setResult({ ...result, attempt, failed: true }))
      }
    })
  }

  return {
    ...result,
    isSending,
    /** For the form. `noValidate`: the server has the messages, and those of the browser would come before them. */
    form: { action: formAction, onSubmit, noValidate: true },
  }
}
