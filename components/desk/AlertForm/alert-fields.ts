import type { FieldFault } from '@/components/ui/Field/FieldFrame'

export const fieldIdOf = (field: string): string => `alert-${field.replace('.', '-')}`

export const faultOf = (message: string | undefined): FieldFault | undefined =>
  message ? { prefix: 'Error:', message } : undefined
