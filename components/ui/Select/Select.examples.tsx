import { Select } from './Select'

const options = [
  { value: '9', label: 'Class 9' },
  { value: '11', label: 'Class 11' },
]

export const examples = {
  'with a placeholder': (
    <Select id="class" label="Class" placeholder="Choose a class" options={options} />
  ),
  'with an error': (
    <Select
      id="class-error"
      label="Class"
      placeholder="Choose a class"
      options={options}
      error={{ prefix: 'Error:', message: 'Choose a class.' }}
    />
  ),
}
