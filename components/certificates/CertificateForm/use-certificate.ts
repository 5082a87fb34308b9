import { useActionState, useEffect, useRef, useState, type FormEvent } from 'react'
import { certificates } from '@/content/words/en/certificates'
import { fetchCertificateUrl, startDownload } from '@/lib/certificates/download-certificate'
import {
  findEmptyFields,
  readRequest,
  type CertificateFailure,
  type CertificateFormState,
  type CertificateRequest,
  type RequestCertificate,
} from '@/lib/certificates/outcome'

export type CertificateState = 'idle' | 'loading' | 'started' | CertificateFailure

/**
 * State of the transfer certificate form: looks up the certificate, then starts the download or reports the failure.
 * The button is disabled during the lookup and loses the focus. Afterwards the focus moves to the failure message,
 * or back to the button. `empty` names the fields that an attempt has left empty, on the server as well.
 * @param endpoint URL of the lookup endpoint
 * @param action server action for visitors without script
 */
export function useCertificate(endpoint: string, action: RequestCertificate) {
  const [serverState, formAction] = useActionState<CertificateFormState, FormData>(action, {})
  const [clientState, setClientState] = useState<CertificateState>()
  const state = clientState ?? serverState.failure ?? 'idle'
  const [values, setValues] = useState<Record<string, unknown>>()
  /** Number of submissions by script. */
  const [attempt, setAttempt] = useState(0)
  const empty = state === 'empty' ? findEmptyFields(values ?? serverState.values ?? {}) : []
  const message = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const hasResponded = useRef(false)

  useEffect(() => {
    if (state === 'loading' || !hasResponded.current) return
    hasResponded.current = false
    const { activeElement } = document
    if (activeElement !== document.body && activeElement !== button.current) return
    const target = state === 'failed' || state === 'limited' ? message : button
    target.current?.focus()
  }, [state])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state === 'loading') return
    const submitted = Object.fromEntries(new FormData(event.currentTarget))
    const request = readRequest(submitted)
    setValues(submitted)
    setAttempt(attempt + 1)
    setClientState(request ? 'loading' : 'empty')
    if (!request) return
    const outcome = await download(endpoint, request)
    hasResponded.current = true
    setClientState(outcome)
  }

  const edit = () => setClientState(state === 'loading' ? state : 'idle')

  return { serverState, formAction, state, empty, attempt, submit, edit, message, button }
}

async function download(endpoint: string, request: CertificateRequest): Promise<CertificateState> {
  const result = await fetchCertificateUrl(endpoint, request)
  if ('failure' in result) return result.failure
  try {
    await startDownload(result.href)
    return 'started'
  } catch {
    alert(certificates.download)
    return 'idle'
  }
}
