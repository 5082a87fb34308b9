'use client'

import { useController } from 'react-hook-form'
import { enquirySession } from '@/content/constants'
import { enquiryCopy } from '@/content/microcopy/enquiry'
import type { EnquiryFieldName, EnquiryValues } from '@/lib/enquiries/form-state'
import { Checkbox } from '@/components/ui/Checkbox/Checkbox'
import { Field } from '@/components/ui/Field/Field'
import { Select } from '@/components/ui/Select/Select'
import { ContactField } from './ContactField.client'
import styles from './EnquiryFields.module.scss'

type EnquiryFieldsProps = {
  /** Makes the ids of two forms on one page unique: a field has the id `{idPrefix}-{name}`. */
  idPrefix: string
  classes: readonly string[]
}

/** The fields of the admission enquiry (R-ENQUIRY-2, R-ENQUIRY-3). Two forms on one page share their values. */
export function EnquiryFields({ idPrefix, classes }: EnquiryFieldsProps) {
  return (
    <>
      <div className={styles.pair}>
        <Select {...useTextField('session', idPrefix)} label="Session" options={[enquirySession]} />
        <Select
          {...useTextField('admissionClass', idPrefix)}
          label="Class"
          placeholder="Select class"
          options={classes}
        />
      </div>
      <Field
        {...useTextField('name', idPrefix)}
        label="Name"
        hint="Parent’s or guardian’s name"
        autoComplete="name"
        maxLength={100}
      />
      <ContactField
        {...useTextField('contact', idPrefix)}
        label="Contact number"
        hint="10 digits, without +91 or 0"
        placeholder={enquiryCopy.contactPlaceholder}
      />
      <Field
        {...useTextField('email', idPrefix)}
        label="E-mail"
        optional
        type="email"
        autoComplete="email"
      />
      <Checkbox {...useCheckboxField('consent', idPrefix)}>
        <ConsentText />
      </Checkbox>
    </>
  )
}

/** Connects a control to its value and its error message. */
function useTextField(name: Exclude<EnquiryFieldName, 'consent'>, idPrefix: string) {
  const { field, fieldState } = useController<EnquiryValues, typeof name>({ name })
  return { ...field, id: `${idPrefix}-${name}`, error: fieldState.error?.message }
}

function useCheckboxField(name: 'consent', idPrefix: string) {
  const { field, fieldState } = useController<EnquiryValues, typeof name>({ name })
  const { value, ...control } = field
  return {
    ...control,
    checked: value,
    id: `${idPrefix}-${name}`,
    error: fieldState.error?.message,
  }
}

/** The exact consent sentence, with "Privacy Policy" as a link. */
function ConsentText() {
  const policy = 'Privacy Policy'
  const [before, after] = enquiryCopy.consent.split(policy)
  return (
    <>
      {before}
      <a href="/privacy-policy">{policy}</a>
      {after}
    </>
  )
}
