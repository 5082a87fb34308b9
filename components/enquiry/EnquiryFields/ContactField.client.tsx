'use client'

import type { ComponentProps, InputEvent } from 'react'
import { normaliseTyped, normalisePasted } from '@/lib/enquiries/contact-number'
import { Field } from '@/components/ui/Field/Field'

type ContactFieldProps = Omit<
  ComponentProps<typeof Field>,
  'type' | 'inputMode' | 'autoComplete' | 'onInput' | 'maxLength'
>

/** Pasted, dropped, put in by the browser or by a keyboard's suggestion: all at once, not key by key. */
function cameInOnePiece({
  inputType,
  data,
}: {
  inputType?: string
  data?: string | null
}): boolean {
  if (!inputType || inputType === 'insertReplacementText') return true
  if (inputType === 'insertText') return (data?.length ?? 0) > 1
  return inputType.startsWith('insertFrom')
}

function keepDigits(event: InputEvent<HTMLInputElement>) {
  const input = event.currentTarget
  const text = input.value
  const whole = cameInOnePiece(event.nativeEvent)
  const kept = whole ? normalisePasted(text) : normaliseTyped(text)
  if (kept === text) return
  const caret = whole
    ? kept.length
    : normaliseTyped(text.slice(0, input.selectionStart ?? 0)).length
  input.value = kept
  input.setSelectionRange(caret, caret)
}

/** The contact number (R-ENQUIRY-3): keeps ten digits while one types. No `maxlength`, which would cut a pasted number too soon. */
export function ContactField(props: ContactFieldProps) {
  return (
    <Field
      {...props}
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      onInput={keepDigits}
    />
  )
}
