import type { Words } from '../types'

/** What a visitor reads without a network, in Bengali. */
export const offline: Words['offline'] = {
  title: 'সংযোগ নেই',
  text: 'আপনার ফোন বা কম্পিউটারে নেটওয়ার্ক নেই, অথবা আমাদের ওয়েবসাইটে পৌঁছানো যাচ্ছে না। যে পাতাটি চেয়েছেন সেটি এই যন্ত্রে রাখা নেই।',
  pages: 'এই পাতাগুলি তবু খুলবে:',
  tryAgain: 'আবার চেষ্টা করুন',
  ring: 'স্কুলে ফোন করুন:',
  page: 'সংযোগ নেই। এই পাতাটি {time}-এর।',
  alert: 'জরুরি খবরটি {time}-এর, এর মধ্যে বদলে গিয়ে থাকতে পারে।',
  noAlert: '{time}-এ কোনো জরুরি খবর ছিল না, এর মধ্যে এসে থাকতে পারে।',
}
