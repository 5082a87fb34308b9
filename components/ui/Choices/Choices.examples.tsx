import { Choices } from './Choices'

export const examples = {
  'two options': (
    <Choices
      legend="The child is"
      name="pupil"
      options={[
        { value: 'new', label: 'New to the school' },
        { value: 'existing', label: 'A pupil of the school' },
      ]}
      defaultValue="new"
    />
  ),
  'three options': (
    <Choices
      legend="How does the child come to school?"
      name="way"
      options={[
        { value: 'own', label: 'On their own' },
        { value: 'bus', label: 'By bus' },
        { value: 'hostel', label: 'Lives in the hostel' },
      ]}
      defaultValue="bus"
    />
  ),
}
