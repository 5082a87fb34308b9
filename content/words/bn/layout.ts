import type { Words } from '../types'

/**
 * The frame of every page in Bengali. The hours have AM and PM, because 8 looks like the Bengali four (৪).
 */
export const layout: Words['layout'] = {
  skipLink: 'সরাসরি মূল লেখায় যান',
  home: 'প্রথম পাতা',
  breadcrumb: 'আপনি যেখানে আছেন',
  mainNavigation: 'প্রধান মেনু',
  menu: 'মেনু',
  closeMenu: 'মেনু বন্ধ করুন',
  enquire: 'খোঁজ নিন',
  enquiry: 'ভর্তির খোঁজখবর',
  portal: 'অভিভাবক পোর্টাল',
  disclosure: 'বাধ্যতামূলক তথ্য',
  pdf: '(পিডিএফ)',
  newTab: 'নতুন ট্যাবে খোলে',
  reach: {
    bottom: 'ফোন, চ্যাট বা খোঁজ নেওয়া',
    side: 'চ্যাট বা ফোন',
    call: 'ফোন',
    callNumber: 'স্কুলে ফোন করুন, {number}',
    chat: 'চ্যাট',
    chatOn: '{service}-এ চ্যাট করুন',
    portal: 'পোর্টাল',
  },
  footer: {
    name: 'পাতার শেষ অংশ',
    quickLinks: 'দরকারি পাতা',
    forParents: 'অভিভাবকদের জন্য',
    getItOn: 'অ্যাপ পাবেন',
    downloadOn: 'অ্যাপ পাবেন',
    map: 'নকশা: রেললাইনের পাশে স্কুল, নদী আর বড়ো রাস্তার মাঝে, চারদিকে চা-বাগান',
    mapTitle: 'মানচিত্র: {school}',
    liveMap: 'মানচিত্র খুলুন',
    directions: 'পথ দেখুন',
  },
  aside: {
    name: 'আরও পাতা ও সাহায্য',
    quickLinks: 'দরকারি পাতা',
    helpDesk: 'হেল্প ডেস্ক',
    openNow: 'এখন খোলা',
    hours: 'সকাল {opens} AM থেকে রাত {closes} PM',
    helpDeskHours: '{hours}। ফোন করে রিসেপশন, ফি ডেস্ক, ভর্তি ডেস্ক বা ট্রান্সপোর্ট ডেস্ক বেছে নিন।',
  },
  print: 'এই পাতা প্রিন্ট করুন',
  languages: {
    name: 'ভাষা',
    wholeSite: 'পুরো ওয়েবসাইট ইংরেজিতে',
    english: '(ইংরেজি)',
  },
  translation: {
    sample: 'নমুনা অনুবাদ, স্কুলের দেখে দেওয়া বাকি',
    outdated: 'ইংরেজি পাতাটি এর চেয়ে নতুন।',
    readEnglish: 'ইংরেজিতে পড়ুন',
  },
  notFound: {
    noPage: 'ওই ঠিকানায় কোনো পাতা নেই।',
    close: 'এই লাইনটি সরান',
  },
}
