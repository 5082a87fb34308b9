import type { FieldFault } from '@/components/ui/Field/FieldFrame'

export const buildFieldId = (field: string): string => `alert-${field.replace('.', '-')}`

/** Name of a field's input: 'text' for English, 'text.bn' for a translation. */
export const buildInputName = (field: string): string =>
  field === 'text' ? 'text-en' : field.replace('.', '-')

export const toFault = (message: string | undefined): FieldFault | undefined =>
  message ? { prefix: 'Error:', message } : undefined
