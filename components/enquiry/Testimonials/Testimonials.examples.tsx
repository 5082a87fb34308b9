import { Testimonials } from './Testimonials'

export const examples = {
  'two parents': (
    <Testimonials
      label="What parents say"
      note="Sample"
      testimonials={[
        { text: 'The bus is on time.', initials: 'S. R.', role: 'Mother, Class IV' },
        { text: 'They answer the telephone.', initials: 'A. K.', role: 'Father, Class IX' },
      ]}
    />
  ),
}
