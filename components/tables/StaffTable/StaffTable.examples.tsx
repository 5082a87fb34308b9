import { StaffTable } from './StaffTable'

export const examples = {
  'three posts': (
    <StaffTable
      posts={[
        { post: 'Post-graduate teachers', short: 'PGT', count: 28 },
        { post: 'Primary teachers', short: 'PRT', count: 18 },
        { post: 'Other teachers', short: '', count: 19 },
      ]}
      total={65}
    />
  ),
}
