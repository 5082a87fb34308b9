'use client'

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import { ErrorSummary } from '@/components/ui/ErrorSummary/ErrorSummary.client'
import { certificates } from '@/content/words/en/certificates'
import type { Phone } from '@/content/types'
import {
  failures,
  type CertificateRequest,
  type RequestCertificate,
} from '@/lib/certificates/outcome'
import { Field } from '@/components/ui/Field/Field'
import styles from './CertificateForm.module.scss'
import { useCertificate } from './use-certificate'

type CertificateFormProps = {
  /** URL of the lookup endpoint. */
  endpoint: string
  /** Server action for visitors without script. */
  action: RequestCertificate
  /** Whom to ring after a failure, and when. */
  phone: Phone
  hours: string
}

/** The form that looks up a transfer certificate and downloads it as `tc.jpg`. */
export function CertificateForm({ endpoint, action, phone, hours }: CertificateFormProps) {
  const { serverState, formAction, state, empty, attempt, submit, edit, message, button } =
    useCertificate(endpoint, action)
  const isLoading = state === 'loading'
  const failed = failures.find((name) => name === state)
  const buildId = (name: keyof CertificateRequest) => `certificate-${name}`
  const field = (name: keyof CertificateRequest) => ({
    id: buildId(name),
    name,
    defaultValue: serverState.values?.[name],
    autoComplete: 'off',
    spellCheck: false,
    readOnly: isLoading,
    error: empty.includes(name)
      ? { prefix: certificates.error, message: certificates.required[name] }
      : undefined,
  })
  return (
    // `noValidate`: the message is specified, so the browser must not show its own. The server validates as well.
    <form
      className={styles.certificateForm}
      action={formAction}
      aria-labelledby="certificate-heading"
      noValidate
      onSubmit={submit}
      onInput={edit}
    >
      <h2 id="certificate-heading">{certificates.heading}</h2>
      {empty[0] ? (
        <ErrorSummary
          title={certificates.problem}
          problems={[{ fieldId: buildId(empty[0]), message: certificates.empty }]}
          attempt={attempt}
        />
      ) : (
        // Rendered before there is a message, so that screen readers announce it. `autoFocus` is for pages without script.
        <div ref={message} role="alert" tabIndex={-1} autoFocus={serverState.failure !== undefined}>
          {failed && (
            <Message icon="warning-circle-fill" tone="failure" text={certificates[failed]}>
              {failed === 'failed' && <Checks />}
              <p>
                {certificates.ring}, {hours}:
              </p>
              <a href={`tel:${phone.dialled}`}>
                <Icon name="phone" /> {phone.printed}
              </a>
            </Message>
          )}
        </div>
      )}
      <div className={styles.fields}>
        <Field {...field('admission')} {...certificates.fields.admission} />
        <Field {...field('name')} {...certificates.fields.name} />
      </div>
      <Button
        ref={button}
        type="submit"
        variant="cta"
        disabled={isLoading}
        className={styles.submit}
      >
        <Icon name="download-simple-bold" />
        {isLoading ? certificates.looking : certificates.submit}
      </Button>
      <div role="status">
        {isLoading && <span className={styles.hidden}>{certificates.looking}</span>}
        {state === 'started' && (
          <Message icon="check-circle-fill" tone="success" text={certificates.started}>
            <p>{certificates.inApp}</p>
          </Message>
        )}
      </div>
    </form>
  )
}

type MessageProps = {
  icon: 'warning-circle-fill' | 'check-circle-fill'
  tone: 'failure' | 'success'
  text: string
  /** What to do next. */
  children?: ReactNode
}

function Message({ icon, tone, text, children }: MessageProps) {
  return (
    <div className={styles.message} data-tone={tone}>
      <p className={styles.text}>
        <Icon name={icon} />
        {text}
      </p>
      {children}
    </div>
  )
}

/** What to check when no certificate was found. The same for every reason (R-TC-4). */
function Checks() {
  return (
    <>
      <p>{certificates.check}</p>
      <ul>
        {certificates.checks.map((check) => (
          <li key={check}>{check}</li>
        ))}
      </ul>
    </>
  )
}
