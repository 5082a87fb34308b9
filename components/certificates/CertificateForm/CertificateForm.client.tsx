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
  /** Address of the call. */
  call: string
  /** Takes the form where there is no script. */
  action: RequestCertificate
}

/** The transfer certificate's form: two facts in, the file `tc.jpg` out. */
export function CertificateForm({ call, action }: CertificateFormProps) {
  const { served, formAction, state, isMissing, submit, edit, message, button } = useCertificate(
    call,
    action,
  )
  const isLooking = state === 'looking'
  const failed = failures.find((name) => name === state)
  const field = (name: keyof CertificateRequest) => ({
    id: `certificate-${name}`,
    name,
    defaultValue: served.values?.[name],
    autoComplete: 'off',
    spellCheck: false,
    readOnly: isLooking,
    'aria-invalid': isMissing(name) || undefined,
  })
  return (
    <form
      className={styles.root}
      action={formAction}
      aria-labelledby="certificate-heading"
      // Until then the browser's own check keeps an empty form from being sent.
      noValidate={useHydrated()}
      onSubmit={submit}
      onInput={edit}
    >
      <h2 id="certificate-heading">Get a certificate</h2>
      {/* Always there, so that what comes into it is said. Without script it takes the focus as the page opens. */}
      <div ref={message} role="alert" tabIndex={-1} autoFocus={served.failure !== undefined}>
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
      <Button ref={button} type="submit" look="cta" disabled={isLooking} className={styles.submit}>
        <Icon name="download-simple-bold" />
        {isLooking ? certificateCopy.looking : certificateCopy.submit}
      </Button>
      <div role="status">
        {isLooking && <span className={styles.hidden}>{certificateCopy.looking}</span>}
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
