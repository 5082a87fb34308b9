import { MottoMission } from './MottoMission'

export const examples = {
  'both boxes': (
    <MottoMission
      motto={{
        heading: 'Our motto',
        text: 'Service before self',
        local: { text: 'নিজের আগে সেবা', lang: 'bn' },
      }}
      mission={{
        heading: 'Our mission',
        lead: 'A good school for every child of the valley.',
        text: 'We teach in small classes, and keep the doors open.',
      }}
    />
  ),
}
