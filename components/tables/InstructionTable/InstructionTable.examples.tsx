import { InstructionTable } from './InstructionTable'

export const examples = {
  'two instructions': (
    <InstructionTable
      session="2026-27"
      instructions={[
        { subject: 'Form', text: 'Parents buy the form at the school.' },
        { subject: 'Papers', text: 'Bring the birth certificate and two photographs.' },
      ]}
    />
  ),
}
