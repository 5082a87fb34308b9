import { findPicture } from '@/lib/pictures/pictures'
import { InfoTabs } from './InfoTabs'

export const examples = {
  'two tabs': (
    <InfoTabs
      heading="Round the school"
      tabs={[
        {
          id: 'buses',
          icon: 'bus-duotone',
          label: 'Buses',
          picture: findPicture('bus'),
          text: 'Five routes bring children to school.',
          points: ['A conductor on each bus', 'An alert when one is late'],
          more: { label: 'Transport', href: '/our-campus/facilities/transport' },
        },
        {
          id: 'fees',
          icon: 'currency-inr-duotone',
          label: 'Fees',
          picture: findPicture('fee-counter'),
          text: 'What a year costs, by class.',
          points: ['Due by the 10th of each month'],
          more: { label: 'Fees', href: '/fee-structure' },
        },
      ]}
    />
  ),
}
