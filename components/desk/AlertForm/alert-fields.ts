import type { FieldFault } from '@/components/ui/Field/FieldFrame'

/** The id of the control of a field. */
export const fieldIdOf = (field: string): string => `alert-${field.replace('.', '-')}`

export const faultOf = (message: string | undefined): FieldFault | undefined =>
  message ? { prefix: 'Error:', message } : undefined
