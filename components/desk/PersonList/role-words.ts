import type { Role } from '@/lib/desk/permissions'
import type { FormField } from '../FieldsForm/form-state'

/** Descriptions of the roles, for owners who choose one (R-DESK-2). */
export const roleWords: Record<Role, { label: string; text: string }> = {
  writer: { label: 'Writer', text: 'writes drafts and uploads files' },
  editor: {
    label: 'Editor',
    text: 'also publishes, sets alerts, and sees enquiries and certificates',
  },
  owner: { label: 'Owner', text: 'also manages people' },
}

export const roleField: FormField = {
  name: 'role',
  label: 'Role',
  options: Object.entries(roleWords).map(([value, { label, text }]) => ({
    value,
    label: `${label}: ${text}`,
  })),
}
