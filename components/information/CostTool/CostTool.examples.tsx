import { school } from '@/content/school'
import { CostTool } from './CostTool'

const answer = {
  school: { name: school.name, url: 'https://school.example/' },
  phone: school.phones[0],
  desks: {
    fees: { digit: 2, desk: 'Fee desk' },
    transport: { digit: 4, desk: 'Transport desk' },
  },
} as const

export const examples = {
  'before anybody asks': <CostTool />,
  'a boarder of Class IX': (
    <CostTool answer={{ ...answer, fields: { class: '9', pupil: 'new', hostel: 'ac' } }} />
  ),
  'no boarders in Class II': (
    <CostTool answer={{ ...answer, fields: { class: '2', pupil: 'new', hostel: 'ac' } }} />
  ),
}
