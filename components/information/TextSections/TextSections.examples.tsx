import { TextSections } from './TextSections'

export const examples = {
  'two sections, one an exception': (
    <TextSections
      sections={[
        { title: 'Fair work', body: <p>What a pupil hands in is their own.</p> },
        { title: 'Absence', body: <p>With a medical certificate, the test is repeated.</p> },
      ]}
      exceptions={['Absence']}
    />
  ),
}
