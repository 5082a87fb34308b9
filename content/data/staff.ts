/** Teaching staff as published in the mandatory disclosure (R-INFO-14). */
export const teachingPosts = [
  { post: 'Post-graduate teachers', short: 'PGT', count: 28 },
  { post: 'Trained graduate teachers', short: 'TGT', count: 25 },
  { post: 'Primary teachers', short: 'PRT', count: 18 },
  { post: 'Physical education teachers', short: 'PET', count: 7 },
  { post: 'Nursery-trained teachers', short: 'NTT', count: 7 },
  { post: 'Other teachers', short: '', count: 19 },
] as const

/** The published total. The posts above add up to 104 (R-CONTENT-4). */
export const teachersTotal = 105

export const principals = 1
export const teacherSectionRatio = '2:1'
export const specialEducators = 1
export const counsellors = 2

/** The session in which the counselling cell began (R-INFO-4). */
export const counsellingSince = '2025-26'
