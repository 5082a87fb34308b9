import { useActionState, useEffect, useRef, useState, type FormEvent } from 'react'
import { certificateCopy } from '@/content/microcopy/certificate'
import { fetchCertificateUrl, saveCertificate } from '@/lib/certificates/browser'
import {
  readRequest,
  type CertificateFailure,
  type CertificateFormState,
  type CertificateRequest,
  type RequestCertificate,
} from '@/lib/certificates/outcome'

export type CertificateState = 'idle' | 'loading' | 'saved' | CertificateFailure

/**
 * State of the transfer certificate form: looks up the certificate, then saves the file or reports the failure.
 * The button is disabled during the lookup and loses the focus. Afterwards the focus moves to the failure message,
 * or back to the button.
 * @param endpoint URL of the lookup endpoint
 * @param action server action for visitors without script
 */
export function useCertificate(endpoint: string, action: RequestCertificate) {
  const [serverState, formAction] = useActionState<CertificateFormState, FormData>(action, {})
  const [clientState, setClientState] = useState<CertificateState>()
  const state = clientState ?? serverState.failure ?? 'idle'
  /** Names of the empty fields. */
  const [missing, setMissing] = useState<readonly string[]>([])
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
    const form = event.currentTarget
    const request = readRequest(Object.fromEntries(new FormData(form)))
    if (!request) {
      const empty = emptyFields(form)
      setClientState('empty')
      setMissing(empty.map(({ name }) => name))
      empty[0]?.focus()
      return
    }
    setClientState('loading')
    const outcome = await download(endpoint, request)
    hasResponded.current = true
    setClientState(outcome)
  }

  const edit = () => setClientState(state === 'loading' ? state : 'idle')

  const isMissing = (name: string) => state === 'empty' && missing.includes(name)

  return { serverState, formAction, state, isMissing, submit, edit, message, button }
}

async function download(endpoint: string, request: CertificateRequest): Promise<CertificateState> {
  const result = await fetchCertificateUrl(endpoint, request)
  if ('failure' in result) return result.failure
  try {
    await saveCertificate(result.href)
    return 'saved'
  } catch {
    alert(certificateCopy.download)
    return 'idle'
  }
}

const emptyFields = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>('input:required')].filter(
    ({ value }) => !value.trim(),
  )
