import { failed, live } from '@/components/records/records.examples'
import { QuickTasks } from './QuickTasks'

const shared = {
  heading: 'Common tasks',
  tasks: [
    {
      icon: 'currency-inr-duotone',
      label: 'Fees',
      note: 'What a year costs',
      href: '/fee-structure',
    },
    {
      icon: 'bus-duotone',
      label: 'Buses',
      note: 'Five routes',
      href: '/our-campus/facilities/transport',
    },
  ],
  myClass: {
    icon: 'graduation-cap-duotone',
    label: 'My class',
    note: 'Its days',
    href: '/class/9',
  },
  registration: 'Online registration',
} as const

export const examples = {
  'tasks only': <QuickTasks {...shared} list={failed} />,
  'with a registration link': (
    <QuickTasks
      {...shared}
      list={live({ title: 'Class XI', url: 'https://portal.school.example/xi', attachments: [] })}
    />
  ),
}
