import type { Words } from '../types'

/** Admission in Bengali: where it stands, its rules, dates and ages. */
export const admission: Words['admission'] = {
  status: {
    before: 'রেজিস্ট্রেশন শুরু হবে {starts} থেকে।',
    open: 'রেজিস্ট্রেশন চলছে, {closes} পর্যন্ত।',
    closed: '{session} শিক্ষাবর্ষের রেজিস্ট্রেশন {closes} তারিখে শেষ হয়েছে।',
    over: '{session} শিক্ষাবর্ষ {ends} তারিখে শেষ হয়েছে।',
  },
  ask: {
    closed: 'বছরের মাঝে বা {session} শিক্ষাবর্ষে জায়গার কথা ভর্তি ডেস্কে জিজ্ঞাসা করুন।',
    over: 'পরের শিক্ষাবর্ষের রেজিস্ট্রেশনের কথা ভর্তি ডেস্কে জিজ্ঞাসা করুন।',
  },
  note: {
    before: '{starts} থেকে',
    open: '{closes} পর্যন্ত',
    closed: 'বছরের মাঝে: ডেস্কে জিজ্ঞাসা করুন',
    over: 'পরের শিক্ষাবর্ষ: ডেস্কে জিজ্ঞাসা করুন',
  },
  enquiryPurpose: 'এখন খোঁজ নিতে পারেন বছরের মাঝে ভর্তির, বা {session} শিক্ষাবর্ষে ভর্তির।',
  enquire: 'প্রশ্ন পাঠান',
  session: '{session} শিক্ষাবর্ষ',
  instructions: {
    caption: 'ভর্তির নিয়ম',
    about: 'বিষয়',
    instruction: 'নিয়ম',
    items: {
      fee: {
        subject: 'রেজিস্ট্রেশন ফি',
        text: 'রেজিস্ট্রেশন ও প্রসেসিং ফি {registration.fee}, রেজিস্ট্রেশনের সময় দিতে হয়, {session.registrationStarts} থেকে। এই টাকা ফেরত হয় না।',
      },
      form: {
        subject: 'ফর্ম কে পূরণ করবেন',
        text: 'ফর্ম মা-বাবাকেই পূরণ করতে হবে। অভিভাবক হিসেবে একজনের নাম লিখতে হবে, আর স্কুলের ডায়েরিতে তাঁর সই থাকতে হবে।',
      },
      invalid: {
        subject: 'যে ফর্ম চলবে না',
        text: 'অসম্পূর্ণ, পড়া যায় না এমন, বা ছবি ছাড়া ফর্ম বাতিল হবে।',
      },
      birth: {
        subject: 'জন্মতারিখ',
        text: 'জন্মতারিখ জন্মের শংসাপত্রের (বার্থ সার্টিফিকেট) সঙ্গে হুবহু মিলতে হবে।',
      },
      proof: {
        subject: 'জন্মতারিখের প্রমাণ',
        text: 'ডাক্তার, নার্সিং হোম বা হাসপাতালের সার্টিফিকেট জন্মতারিখের প্রমাণ হিসেবে নেওয়া হয় না।',
      },
      result: {
        subject: 'আলাপ ও ফল',
        text: 'রেজিস্ট্রেশনের দিনেই ছেলে বা মেয়ের সঙ্গে আলাপ করা হয়। ফলও সেই দিনই জানানো হয়।',
      },
      admission: {
        subject: 'ভর্তি',
        text: 'ফল জানানোর {admission.processingDays.words} দিনের মধ্যে ভর্তির কাজ সেরে ফেলা হয়। রেজিস্ট্রেশন হলেই ভর্তি নিশ্চিত হয় না।',
      },
      certificate: {
        subject: 'ট্রান্সফার সার্টিফিকেট',
        text: '{session} শিক্ষাবর্ষের জন্য {session.transferCertificateBefore}-এর আগে, খুব দেরি হলেও {session.transferCertificateLatest}-এর মধ্যে। বছরের মাঝে ভর্তি হলে {admission.midSessionCertificateDays} দিনের মধ্যে; না দিলে ভর্তি বাতিল হয়, টাকা ফেরত হয় না।',
      },
    },
    past: {
      fee: 'রেজিস্ট্রেশন ও প্রসেসিং ফি {registration.fee}, রেজিস্ট্রেশনের সময় দিতে হয়, বছরের মাঝে ভর্তি হলেও। এই টাকা ফেরত হয় না। {session} শিক্ষাবর্ষের রেজিস্ট্রেশন ছিল {session.registrationStarts} থেকে।',
      certificate:
        '{session} শিক্ষাবর্ষের জন্য জমা দেওয়ার কথা ছিল {session.transferCertificateBefore}-এর আগে, খুব দেরি হলেও {session.transferCertificateLatest}-এর মধ্যে। বছরের মাঝে ভর্তি হলে {admission.midSessionCertificateDays} দিনের মধ্যে; না দিলে ভর্তি বাতিল হয়, টাকা ফেরত হয় না।',
    },
  },
  schedule: {
    caption: 'ভর্তির সূচি, {session}',
    note: 'তারিখ বদলাতে পারে',
    step: 'ধাপ',
    when: 'কবে',
    good: 'জেনে রাখুন',
    steps: {
      registration: {
        step: 'রেজিস্ট্রেশন শুরু',
        when: '{session.registrationStarts}',
        note: 'ফর্ম আর ফি বাবদ {registration.fee} সঙ্গে আনবেন।', // sample
      },
      observation: {
        step: 'ছেলে বা মেয়ের সঙ্গে আলাপ',
        when: 'রেজিস্ট্রেশনের দিন',
        note: 'ছেলে বা মেয়েকে সঙ্গে আনবেন।', // sample
      },
      result: { step: 'ফল', when: 'সেই দিনই', note: 'স্কুল মা-বাবাকে জানিয়ে দেয়।' },
      admission: {
        step: 'ভর্তি',
        when: 'ফল জানানোর {admission.processingDays.words} দিনের মধ্যে',
        note: 'তখন ভর্তি ফি আর বার্ষিক ফি দিতে হয়।',
      },
      certificate: {
        step: 'ট্রান্সফার সার্টিফিকেট',
        when: '{session.transferCertificateBefore}-এর আগে',
        note: 'খুব দেরি হলেও {session.transferCertificateLatest}-এর মধ্যে।',
      },
      midSession: {
        step: 'ট্রান্সফার সার্টিফিকেট, বছরের মাঝে ভর্তি হলে',
        when: '{admission.midSessionCertificateDays} দিনের মধ্যে',
        note: 'না দিলে ভর্তি বাতিল হয়, টাকা ফেরত হয় না।',
      },
    },
  },
  ages: {
    caption: 'কোন শ্রেণিতে কত বয়স',
    note: '{date} তারিখে বয়স',
    notes: '{joining} শিক্ষাবর্ষে {joiningDate} তারিখের বয়স, {session} শিক্ষাবর্ষে {date} তারিখের',
    class: 'শ্রেণি',
    years: 'জন্মের বছর',
    born: 'জন্মতারিখ',
    bornFor: 'জন্মতারিখ, {session} শিক্ষাবর্ষের জন্য',
    between: '{from} থেকে {to}',
    age: 'বয়স',
    range: '{from} থেকে {to} বছর',
  },
  whichClass: {
    title: 'আমার সন্তান কোন শ্রেণিতে ভর্তি হবে?',
    birth: 'জন্মতারিখ, বার্থ সার্টিফিকেটে যেমন আছে',
    fields: { day: 'দিন', month: 'মাস', year: 'সাল' },
    show: 'শ্রেণি দেখুন',
    hint: 'তারিখটি এই ফোন বা কম্পিউটারেই থাকে।',
    session: '{session} শিক্ষাবর্ষের জন্য',
    atRest: '{date} তারিখে বয়স {age}?\n{class}।',
    rule: 'ওই দিনের বয়সেই ঠিক হয়: প্রতি শ্রেণিতে এক বছর করে বেশি।',
    papers:
      'ছবি-সহ রেজিস্ট্রেশন ফর্ম আর বার্থ সার্টিফিকেট আনবেন; অন্য স্কুল থেকে এলে সেখানকার ট্রান্সফার সার্টিফিকেটও।',
    information: 'কী কী আনবেন',
    streams: 'শাখা ও নম্বর',
  },
  classAnswers: {
    born: 'যাদের জন্ম {from} থেকে {to}-এর মধ্যে, তাদের জন্য: {day} তারিখে বয়স {ages}।',
    next: 'একই নিয়মে {session} শিক্ষাবর্ষে: {class}।',
    midSession:
      '{session} শিক্ষাবর্ষের মাঝে আসতে চাইলে: {class}। জায়গা আছে কি না, ভর্তি ডেস্কে জিজ্ঞাসা করুন।',
    nextClosed: '{session} শিক্ষাবর্ষে হবে {class}, যেখানে নতুন ছাত্রছাত্রী নেওয়া হয় না।',
    fromMonth: '{class}, {month} থেকে',
    tooEarly:
      '{session} শিক্ষাবর্ষে এখনও সময় হয়নি। {class} {ages} বয়সের ছেলেমেয়েদের জন্য; বয়স মিলবে {later} শিক্ষাবর্ষে।',
    closed:
      '{session} শিক্ষাবর্ষে বয়স অনুযায়ী হয় {closed}, যেখানে নতুন ছাত্রছাত্রী নেওয়া হয় না। {later} শিক্ষাবর্ষে বয়স মিলবে: {class}।',
    past: '{class}: এর বয়স পেরিয়ে গেছে',
    pastText: '{last}: এখানে নতুন ছাত্রছাত্রী নেওয়া হয় না। কী করা যায়, ভর্তি ডেস্ক সানন্দে জানাবে।',
    pastSince:
      '{earlier} শিক্ষাবর্ষে বয়স মিলত: {class}। {last}: এখানে নতুন ছাত্রছাত্রী নেওয়া হয় না। কী করা যায়, ভর্তি ডেস্ক সানন্দে জানাবে।',
    enter: {
      day: 'জন্মের দিন লিখুন।',
      month: 'জন্মের মাস লিখুন।',
      year: 'জন্মের সাল লিখুন।',
    },
    figuresOnly: {
      day: 'দিন শুধু সংখ্যায় লিখুন।',
      month: 'মাস শুধু সংখ্যায় লিখুন।',
      year: 'সাল শুধু সংখ্যায় লিখুন।',
    },
    wholeYear: 'সাল চার অঙ্কে লিখুন, যেমন {year}।',
    noMonth: '{month} নম্বর মাস বলে কিছু নেই। আগে দিন লিখতে হয়: তারিখটি কি {day} {name}?',
    monthRange: 'মাসের সংখ্যা {first} থেকে {last}-এর মধ্যে হতে হবে।',
    daysOfMonth: '{month}: এই মাসে {days} দিন।',
    future: '{date} এখনও আসেনি।',
    tooOld: '{year} সালে জন্ম হলে আপনার সন্তানের বয়স হবে {years} বছর। সালটি আবার দেখুন।',
    enquire: '{class}: ভর্তির খোঁজ নিন',
    askAbout: '{class}, {session}: খোঁজ নিন',
    ask: 'ভর্তি ডেস্কে জিজ্ঞাসা করুন',
  },
}
