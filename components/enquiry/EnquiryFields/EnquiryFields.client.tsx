'use client'

import { useEffect } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { isTyped } from '@/lib/enquiries/contact-number'
import { emptyEnquiry, type EnquiryFieldName, type EnquiryValues } from '@/lib/enquiries/form-state'
import { Checkbox } from '@/components/ui/Checkbox/Checkbox'
import { Field } from '@/components/ui/Field/Field'
import type { FieldFault } from '@/components/ui/Field/FieldFrame'
import { Select } from '@/components/ui/Select/Select'
import { Sentence } from '@/components/ui/Sentence/Sentence'
import { useEnquiry } from '../EnquiryForm/EnquiryProvider.client'
import { ContactField } from './ContactField.client'
import styles from './EnquiryFields.module.scss'

type EnquiryFieldsProps = {
  /** Makes the ids of two forms on one page unique: a field has the id `{idPrefix}-{name}`. */
  idPrefix: string
}

/** The fields of the admission enquiry (R-ENQUIRY-2, R-ENQUIRY-3). Two forms on one page share their values. */
export function EnquiryFields({ idPrefix }: EnquiryFieldsProps) {
  const { classes, language } = useEnquiry()
  const { words, policyHref } = language
  const { fields } = words
  const { session } = emptyEnquiry
  return (
    <>
      <div className={styles.pair}>
        <Select
          {...useTextField('session', idPrefix)}
          label={fields.session}
          options={[{ value: session, label: session }]}
        />
        <Select
          {...useTextField('admissionClass', idPrefix)}
          label={fields.class}
          placeholder={fields.selectClass}
          options={classes}
        />
      </div>
      <Field
        {...useTextField('name', idPrefix)}
        label={fields.name}
        hint={fields.nameHint}
        autoComplete="name"
        maxLength={100}
      />
      <ContactField
        {...useContactField(idPrefix)}
        label={fields.contact}
        hint={fields.contactHint}
        placeholder={fields.contactPlaceholder}
      />
      <Field
        {...useTextField('email', idPrefix)}
        label={fields.email}
        optional={fields.optional}
        type="email"
        autoComplete="email"
      />
      <Checkbox {...useCheckboxField('consent', idPrefix)}>
        <Sentence
          text={words.consent}
          parts={{ policy: <a href={policyHref}>{words.policy}</a> }}
        />
      </Checkbox>
    </>
  )
}

/** Connects a control to its value and its error message. */
function useTextField(name: Exclude<EnquiryFieldName, 'consent'>, idPrefix: string) {
  const { field, fieldState } = useController<EnquiryValues, typeof name>({ name })
  return { ...field, id: `${idPrefix}-${name}`, error: useFault(fieldState.error) }
}

/** Says at once why a pasted number is refused, not only when the form is sent. */
function useContactField(idPrefix: string) {
  const props = useTextField('contact', idPrefix)
  const { trigger, clearErrors } = useFormContext<EnquiryValues>()
  const { value } = props
  useEffect(() => {
    if (isTyped(value)) return undefined
    void trigger('contact')
    return () => clearErrors('contact')
  }, [value, trigger, clearErrors])
  return props
}

function useCheckboxField(name: 'consent', idPrefix: string) {
  const { field, fieldState } = useController<EnquiryValues, typeof name>({ name })
  const { value, ...control } = field
  return {
    ...control,
    checked: value,
    id: `${idPrefix}-${name}`,
    error: useFault(fieldState.error),
  }
}

/** An error message with the word before it. */
function useFault(error: { message?: string } | undefined): FieldFault | undefined {
  const { words } = useEnquiry().language
  return error?.message ? { prefix: words.error, message: error.message } : undefined
}
