import { StageCards } from './StageCards'

export const examples = {
  'two stages': (
    <StageCards
      enquire={{ label: 'Enquire for Admission', href: '#enquire' }}
      stages={[
        { title: 'Pre-primary', text: 'Play and words.', house: 'red', enquiryClass: 'Nursery' },
        { title: 'Primary', text: 'Classes I to V.', house: 'blue', enquiryClass: 'Class 1' },
      ]}
    />
  ),
}
