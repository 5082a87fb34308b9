import type { FieldFault } from '@/components/ui/Field/FieldFrame'

export const buildFieldId = (field: string): string => `alert-${field.replace('.', '-')}`

/** The name of the input of a field: 'text' is the English one, 'text.bn' a translation. */
export const buildInputName = (field: string): string =>
  field === 'text' ? 'text-en' : field.replace('.', '-')

export const toFault = (message: string | undefined): FieldFault | undefined =>
  message ? { prefix: 'Error:', message } : undefined
