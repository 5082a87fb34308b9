import type { Words } from '../types'

/** Hostel, buses and the help desk in Bengali. */
export const tables: Words['tables'] = {
  hostel: {
    title: 'এক নজরে',
    facts: {
      for: { term: 'কাদের জন্য', detail: 'ছেলেদের, তৃতীয় শ্রেণি থেকে' },
      meals: { term: 'খাবার', detail: 'দিনে চার বার, নিরামিষ' },
      security: { term: 'নিরাপত্তা', detail: 'দিনরাত, সব দিন' },
    },
    fee: 'কয়েকজনের একসঙ্গে থাকার ঘরে এক বছর',
  },
  buses: {
    name: 'বাসের রুট',
    route: 'রুট',
    none: 'আজ কোনো বিজ্ঞপ্তি নেই',
    allQuiet: 'আজ কোনো রুটের জন্য বিজ্ঞপ্তি নেই',
    scheme: 'প্রতিটি রেখা স্কুল থেকে তার রুটের এলাকায় যায়। এটি একটি ছক, মানচিত্র নয়।',
  },
  helpDesk: {
    title: 'অভিভাবক হেল্প ডেস্ক',
    text: '{hours}। {phone} নম্বরে ফোন করুন, তারপর ডেস্কের নম্বরটি টিপুন।',
    call: '{phone} নম্বরে ফোন করে {digit} টিপুন',
    subjects: {
      Reception: 'দেখা করার সময়, খবর দেওয়া, অন্য যে-কোনো কথা',
      'Fee desk': 'টাকার অঙ্ক, রসিদ, হোস্টেলের ফি',
      'Admission desk': 'রেজিস্ট্রেশন, বয়স, একাদশ শ্রেণির শাখা',
      'Transport desk': 'রুট, স্টপ, বাসের ফি',
      'Books and uniforms': 'কী কিনবেন, কোথায় কিনবেন',
      'Mobile app': 'লগ-ইন, পাসওয়ার্ড, টাকা দেওয়া',
    },
  },
  contact: {
    title: 'ঠিকানা ও ফোন',
    helpDesk: 'হেল্প ডেস্ক',
    office: 'স্কুলের অফিস',
    emailOffice: 'ই-মেল, অফিস',
    emailAdmission: 'ই-মেল, ভর্তি',
  },
  write: {
    title: 'কোথায় লিখবেন',
    school: 'স্কুল',
    email: 'ই-মেল',
    telephone: 'ফোন',
    post: 'চিঠি',
  },
}
