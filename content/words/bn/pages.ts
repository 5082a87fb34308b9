import type { Words } from '../types'

/** Names of the pages in Bengali. */
export const pages: Words['pages'] = {
  '/': { label: 'প্রথম পাতা', note: 'এক নজরে স্কুল' },
  '/admission': { label: 'ভর্তি', note: 'কীভাবে ভর্তি করাবেন' },
  '/admission/admission-enquiry': {
    label: 'ভর্তির খোঁজখবর',
    note: 'প্রশ্ন পাঠান, অফিস ফোন করবে',
  },
  '/fee-structure': { label: 'স্কুলের ফি', note: 'কোন শ্রেণিতে কত' },
  '/hostel/hostel': { label: 'হোস্টেল', note: 'ছেলেদের, তৃতীয় শ্রেণি থেকে' },
  '/our-campus/facilities/transport': {
    label: 'স্কুলবাস',
    note: '{transport.count.words}টি বাসের রুট',
  },
  '/academics/student-transfer-certificate': {
    label: 'ট্রান্সফার সার্টিফিকেট',
    note: 'টিসির জন্য কীভাবে আবেদন করবেন',
  },
  '/contact': { label: 'যোগাযোগ', note: 'ফোন করুন, লিখুন বা আসুন' },
  '/privacy-policy': { label: 'গোপনীয়তা নীতি', note: 'কী রাখি, কেন রাখি' },
}
