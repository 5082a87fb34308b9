import { useEffect, useRef, useState, type FormEvent } from 'react'
import { certificateCopy } from '@/content/microcopy/certificate'
import { askForCertificate, saveCertificate } from '@/lib/certificates/browser'
import {
  readRequest,
  type CertificateFailure,
  type CertificateRequest,
} from '@/lib/certificates/outcome'

/** States of the form (P§4). */
export type CertificateState = 'idle' | 'looking' | 'saved' | CertificateFailure

/**
 * The transfer certificate form (P§4, P§8): looks up, saves, or says what went wrong. A button that is
 * disabled while it looks loses the focus; it comes back to the message, or to the button when there is none.
 */
export function useCertificate(action: string, failure?: CertificateFailure) {
  const [state, setState] = useState<CertificateState>(failure ?? 'idle')
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
    const end = await download(action, request)
    hasAnswer.current = true
    setState(end)
  }

  const edit = () => setState((now) => (now === 'looking' ? now : 'idle'))

  const isMissing = (name: string) => state === 'empty' && missing.includes(name)

  return { state, isMissing, submit, edit, message, button }
}

async function download(action: string, request: CertificateRequest): Promise<CertificateState> {
  const answer = await askForCertificate(action, request)
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
  [...form.querySelectorAll('input')].filter(({ value }) => !value.trim())
