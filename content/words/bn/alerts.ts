import type { Words } from '../types'

/** Alerts in Bengali. */
export const alerts: Words['alerts'] = {
  kinds: { closed: 'আজ বন্ধ', changed: 'বদল', notice: 'বিজ্ঞপ্তি' },
  hostel: 'হোস্টেল',
  route: 'বাস রুট {number}',
  everybody: 'সবার জন্য',
  drill: 'মহড়া',
  until: '{time} পর্যন্ত',
  name: 'জরুরি খবর',
  ring: 'ফোন করুন',
  more: 'আরও',
  dismiss: 'সরান',
}
