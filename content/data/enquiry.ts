/** Classes of the enquiry form, in order (R-ENQUIRY-2). KG and Classes 10 and 12 take no new pupils. */
export const enquiryClasses = [
  'Pre Nursery',
  'Nursery',
  'Prepatory',
  'Class 1',
  'Class 2',
  'Class 3',
  'Class 4',
  'Class 5',
  'Class 6',
  'Class 7',
  'Class 8',
  'Class 9',
  'Class 11',
] as const
