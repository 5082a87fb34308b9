import type { Words } from '../types'

/** What people type in Bengali to find a page. */
export const searchNames: Words['searchNames'] = {
  '/admission': ['ভর্তি', 'স্কুলে ভর্তি', 'ভর্তির নিয়ম', 'ভর্তির তারিখ', 'ভর্তির বয়স', 'অ্যাডমিশন'],
  '/admission/admission-enquiry': ['ভর্তির ফর্ম', 'ফর্ম', 'খোঁজখবর', 'আবেদন'],
  '/fee-structure': ['বেতন', 'ফি', 'ফিস', 'স্কুলের বেতন', 'খরচ', 'কত টাকা', 'মাসিক বেতন'],
  '/hostel/hostel': ['হোস্টেল', 'ছাত্রাবাস', 'আবাসিক', 'থাকার ব্যবস্থা'],
  '/our-campus/facilities/transport': ['বাস', 'স্কুলবাস', 'স্কুল বাস', 'গাড়ি', 'বাসের রুট'],
  '/academics/student-transfer-certificate': ['টিসি', 'ট্রান্সফার সার্টিফিকেট', 'ছাড়পত্র'],
  '/contact': ['যোগাযোগ', 'ফোন নম্বর', 'ফোন', 'ঠিকানা', 'হেল্প ডেস্ক', 'ই-মেল'],
  '/privacy-policy': ['গোপনীয়তা', 'ব্যক্তিগত তথ্য', 'সম্মতি'],
}
