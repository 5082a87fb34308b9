import { StepList } from './StepList'

export const examples = {
  'four steps': (
    <StepList
      steps={[
        { title: 'Enquire', text: 'Send the form, or call the admission desk.' },
        { title: 'Register', text: 'Buy the form at the school.' },
        { title: 'Test', text: 'The child sits a written test.' },
        { title: 'Admission', text: 'Bring the papers and pay the fees.' },
      ]}
    />
  ),
}
