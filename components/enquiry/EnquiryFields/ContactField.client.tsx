'use client'

import type { ComponentProps, InputEvent } from 'react'
import { isTyped, normalisePasted, normaliseTyped } from '@/lib/enquiries/contact-number'
import { Field } from '@/components/ui/Field/Field'

type ContactFieldProps = Omit<
  ComponentProps<typeof Field>,
  'type' | 'inputMode' | 'autoComplete' | 'onInput' | 'maxLength'
>

/** Whether the text was pasted, dropped, autofilled or suggested, not typed key by key. */
function isBulkInsert({ inputType, data }: { inputType?: string; data?: string | null }): boolean {
  if (!inputType || inputType === 'insertReplacementText') return true
  if (inputType === 'insertText') return (data?.length ?? 0) > 1
  return inputType.startsWith('insertFrom')
}

/** @param isRefused whether the field contains a text that was refused. Any change may then make it a number. */
function normaliseInput(event: InputEvent<HTMLInputElement>, isRefused: boolean) {
  const input = event.currentTarget
  const text = input.value
  const isBulk = isRefused || isBulkInsert(event.nativeEvent)
  const normalised = isBulk ? normalisePasted(text) : normaliseTyped(text)
  if (normalised === text) return
  const caret = isBulk
    ? normalised.length
    : normaliseTyped(text.slice(0, input.selectionStart ?? 0)).length
  input.value = normalised
  input.setSelectionRange(caret, caret)
}

/**
 * The contact number (R-ENQUIRY-3), limited to ten digits. `maxlength` would cut a pasted number before it is
 * normalised. A pasted text that is not an Indian number stays, so that the message below the field can say why.
 */
export function ContactField(props: ContactFieldProps) {
  const isRefused = !isTyped(String(props.value ?? ''))
  return (
    <Field
      {...props}
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      onInput={(event) => normaliseInput(event, isRefused)}
    />
  )
}
