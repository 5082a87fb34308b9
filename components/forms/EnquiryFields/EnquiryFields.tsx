import { enquirySession } from '@/content/constants'
import { microcopy } from '@/content/microcopy'
import { Checkbox } from '../Checkbox/Checkbox'
import { Field } from '../Field/Field'
import { Select } from '../Select/Select'
import { ContactField } from './ContactField.client'
import styles from './EnquiryFields.module.scss'

/** Form state of an enquiry (P§3), but for the consent. */
export type EnquiryValues = {
  session: string
  name: string
  admissionClass: string
  contact: string
  email: string
}
export type EnquiryFieldName = keyof EnquiryValues | 'consent'

type EnquiryFieldsProps = {
  /** Keeps the ids of two forms on one page apart; a field has the id `{idPrefix}-{name}`. */
  idPrefix: string
  classes: readonly string[]
  values?: Partial<EnquiryValues> & { consent?: boolean }
  /** Messages by field, as P§5 words them. */
  errors?: Partial<Record<EnquiryFieldName, string>>
}

/** The fields of the admission enquiry (P§5, decisions D3). */
export function EnquiryFields({ idPrefix, classes, values = {}, errors = {} }: EnquiryFieldsProps) {
  const common = (name: EnquiryFieldName) => ({
    id: `${idPrefix}-${name}`,
    name,
    error: errors[name],
  })
  return (
    <>
      <div className={styles.pair}>
        <Select
          {...common('session')}
          label="Session"
          options={[enquirySession]}
          defaultValue={values.session ?? enquirySession}
        />
        <Select
          {...common('admissionClass')}
          label="Class"
          placeholder="Select class"
          options={classes}
          defaultValue={values.admissionClass}
        />
      </div>
      <Field
        {...common('name')}
        label="Name"
        hint="Parent’s or guardian’s name"
        autoComplete="name"
        defaultValue={values.name}
      />
      <ContactField
        {...common('contact')}
        label="Contact number"
        hint="10 digits, without +91 or 0"
        placeholder={microcopy.enquiry.contactPlaceholder}
        defaultValue={values.contact}
      />
      <Field
        {...common('email')}
        label="E-mail"
        optional
        type="email"
        autoComplete="email"
        defaultValue={values.email}
      />
      <Checkbox {...common('consent')} defaultChecked={values.consent}>
        <ConsentText />
      </Checkbox>
    </>
  )
}

/** The consent sentence word for word, its "Privacy Policy" as a link. */
function ConsentText() {
  const policy = 'Privacy Policy'
  const [before, after] = microcopy.enquiry.consent.split(policy)
  return (
    <>
      {before}
      <a href="/privacy-policy">{policy}</a>
      {after}
    </>
  )
}
