import type { Words } from '../types'

/** Alerts in Bengali. */
export const alerts: Words['alerts'] = {
  kinds: { closed: 'আজ বন্ধ', changed: 'বদল হয়েছে', notice: 'বিজ্ঞপ্তি' },
  hostel: 'হোস্টেল',
  route: 'বাসের {number} নম্বর রুট',
  everybody: 'সবার জন্য',
  drill: 'পরীক্ষামূলক',
  drillText: 'স্কুল জরুরি খবর জানানোর ব্যবস্থা পরীক্ষা করে দেখছে। কিছুই ঘটেনি।',
  until: '{time} পর্যন্ত',
  name: 'জরুরি খবর',
  ring: 'ফোন করুন',
  more: 'আরও',
  unfold: 'পুরোটা পড়ুন',
  dismiss: 'বন্ধ করুন',
}
