'use client'

import { useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/Button/Button'
import { ErrorSummary } from '@/components/ui/ErrorSummary/ErrorSummary.client'
import { Field } from '@/components/ui/Field/Field'
import { notSavedWords } from '@/content/words/en/http-errors'
import { maxUploadBytes } from '@/lib/desk/media/limits'
import type { CertificatePosted } from '@/lib/desk/web/post-certificate'
import { FormFooter } from '../FormFooter/FormFooter'
import { useCorrections } from '../FieldsForm/use-corrections'
import { accepted } from '../FileField/accepted'
import styles from './CertificateUpload.module.scss'

type Problems = Partial<Record<'admission' | 'pupil' | 'file', string>>

type CertificateUploadProps = {
  problems: Problems
  /** The certificate that the new photograph replaces. */
  replaced?: { admission: string; pupil: string }
}

const path = '/desk/certificates/upload'

const sentences = {
  'logged out': 'You are no longer logged in. Log in in another tab, then send it again.',
  refused: 'It was refused. Load this page again, then send it once more.',
  'too large': 'The file is larger than 30 MB. Choose a smaller one.',
  unavailable: 'The desk cannot reach its database. Wait a minute, then send it again.',
  'not saved': notSavedWords.inForm,
  failed: 'It did not arrive. Look at the connection, then send it again.',
}

/** Uploads the photograph of a certificate. With script, the input stays when a field is invalid. */
export function CertificateUpload({ problems: initial, replaced }: CertificateUploadProps) {
  const [found, setFound] = useState<Problems>(initial)
  const [attempt, setAttempt] = useState(0)
  const [isSending, setIsSending] = useState(false)
  const { onInput, remaining } = useCorrections(attempt)
  const problems: Problems = remaining(found)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setIsSending(true)
    const result = await post(new FormData(event.currentTarget))
    if (result.outcome === 'saved')
      return location.assign(new URL('/desk/certificates?done=saved', location.origin))
    setFound(result.outcome === 'invalid' ? result.problems : { file: sentences[result.outcome] })
    setAttempt((count) => count + 1)
    setIsSending(false)
  }

  const getError = (field: keyof Problems) =>
    problems[field] === undefined ? undefined : { prefix: 'Error:', message: problems[field] }

  return (
    <form
      action={path}
      method="post"
      encType="multipart/form-data"
      onInput={onInput}
      onSubmit={send}
      noValidate
    >
      <ErrorSummary
        title="There is a problem"
        problems={Object.entries(problems).map(([field, message]) => ({
          fieldId: `certificate-${field}`,
          message,
        }))}
        attempt={attempt}
      />
      <Field
        id="certificate-admission"
        name="admission"
        label="Admission number"
        autoComplete="off"
        defaultValue={replaced?.admission}
        readOnly={replaced !== undefined}
        error={getError('admission')}
      />
      <Field
        id="certificate-pupil"
        name="pupil"
        label="Pupil’s name"
        hint="As it is on the certificate."
        autoComplete="off"
        defaultValue={replaced?.pupil}
        readOnly={replaced !== undefined}
        error={getError('pupil')}
      />
      <div className={styles.file}>
        <Field
          id="certificate-file"
          name="file"
          type="file"
          accept={`${accepted.pictures},${accepted.heic},${accepted.documents}`}
          label="Photograph or scan of the certificate"
          hint="A photograph (JPEG, PNG, HEIC) or a PDF of up to 4 pages. It replaces an earlier one of the same pupil."
          error={getError('file')}
        />
      </div>
      <FormFooter>
        <Button type="submit" variant="cta" disabled={isSending}>
          {isSending ? 'Sending…' : 'Save the certificate'}
        </Button>
      </FormFooter>
    </form>
  )
}

async function post(body: FormData): Promise<CertificatePosted | { outcome: 'failed' }> {
  const file = body.get('file')
  if (file instanceof File && file.size > maxUploadBytes) return { outcome: 'too large' }
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body,
    })
    // A proxy may respond without JSON.
    if (response.status === 413) return { outcome: 'too large' }
    return (await response.json()) as CertificatePosted
  } catch {
    return { outcome: 'failed' }
  }
}
