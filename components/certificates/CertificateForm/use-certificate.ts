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

/** States of the form. */
export type CertificateState = 'idle' | 'looking' | 'saved' | CertificateFailure

/**
 * The transfer certificate form: looks up, saves, or says what went wrong. A button that is disabled while it
 * looks loses the focus; it comes back to the message, or to the button when there is none.
 * @param call address of the call
 * @param action takes the form where there is no script
 */
export function useCertificate(call: string, action: RequestCertificate) {
  const [served, formAction] = useActionState<CertificateFormState, FormData>(action, {})
  const [own, setState] = useState<CertificateState>()
  const state = own ?? served.failure ?? 'idle'
  /** Names of the fields that were found empty. */
  const [missing, setMissing] = useState<readonly string[]>([])
  const message = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const hasAnswer = useRef(false)

  useEffect(() => {
    if (state === 'looking' || !hasAnswer.current) return
    hasAnswer.current = false
    const { activeElement } = document
    if (activeElement !== document.body && activeElement !== button.current) return
    const target = state === 'failed' || state === 'limited' ? message : button
    target.current?.focus()
  }, [state])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state === 'looking') return
    const form = event.currentTarget
    const request = readRequest(Object.fromEntries(new FormData(form)))
    if (!request) {
      const empty = emptyFields(form)
      setState('empty')
      setMissing(empty.map(({ name }) => name))
      empty[0]?.focus()
      return
    }
    setState('looking')
    const end = await download(call, request)
    hasAnswer.current = true
    setState(end)
  }

  const edit = () => setState(state === 'looking' ? state : 'idle')

  const isMissing = (name: string) => state === 'empty' && missing.includes(name)

  return { served, formAction, state, isMissing, submit, edit, message, button }
}

async function download(call: string, request: CertificateRequest): Promise<CertificateState> {
  const answer = await fetchCertificateUrl(call, request)
  if ('failure' in answer) return answer.failure
  try {
    await saveCertificate(answer.href)
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
