'use client'

import { Button } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import { useHydrated } from '@/components/hooks/use-hydrated'
import { certificateCopy } from '@/content/microcopy/certificate'
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
}

/** The form that looks up a transfer certificate and downloads it as `tc.jpg`. */
export function CertificateForm({ endpoint, action }: CertificateFormProps) {
  const { serverState, formAction, state, isMissing, submit, edit, message, button } =
    useCertificate(endpoint, action)
  const isLoading = state === 'loading'
  const failed = failures.find((name) => name === state)
  const field = (name: keyof CertificateRequest) => ({
    id: `certificate-${name}`,
    name,
    defaultValue: serverState.values?.[name],
    autoComplete: 'off',
    spellCheck: false,
    readOnly: isLoading,
    'aria-invalid': isMissing(name) || undefined,
  })
  return (
    <form
      className={styles.root}
      action={formAction}
      aria-labelledby="certificate-heading"
      // Before hydration, the browser's own validation rejects an empty form.
      noValidate={useHydrated()}
      onSubmit={submit}
      onInput={edit}
    >
      <h2 id="certificate-heading">Get a certificate</h2>
      {/* Always rendered, so that screen readers announce its changes. `autoFocus` is for pages without script. */}
      <div ref={message} role="alert" tabIndex={-1} autoFocus={serverState.failure !== undefined}>
        {failed && (
          <Message icon="warning-circle-fill" tone="failure" text={certificateCopy[failed]} />
        )}
      </div>
      <div className={styles.fields}>
        <Field
          {...field('admission')}
          label="Admission number"
          hint="Exactly as it is written in the almanac or on a receipt"
        />
        <Field
          {...field('name')}
          label="Student full name"
          hint="As it stands in the school’s records"
        />
      </div>
      <Button
        ref={button}
        type="submit"
        variant="cta"
        disabled={isLoading}
        className={styles.submit}
      >
        <Icon name="download-simple-bold" />
        {isLoading ? certificateCopy.looking : certificateCopy.submit}
      </Button>
      <div role="status">
        {isLoading && <span className={styles.hidden}>{certificateCopy.looking}</span>}
        {state === 'saved' && (
          <Message icon="check-circle-fill" tone="success" text={certificateCopy.saved} />
        )}
      </div>
    </form>
  )
}

type MessageProps = {
  icon: 'warning-circle-fill' | 'check-circle-fill'
  tone: 'failure' | 'success'
  text: string
}

function Message({ icon, tone, text }: MessageProps) {
  return (
    <p className={styles.message} data-tone={tone}>
      <Icon name={icon} />
      {text}
    </p>
  )
}
