import type { Words } from '../types'

/** The search field in Bengali. */
export const search: Words['search'] = {
  name: 'খুঁজুন',
  site: 'এই ওয়েবসাইটে খুঁজুন',
  label: 'কী খুঁজছেন?',
  hint: 'যেমন নবম শ্রেণির ফি, টিসি, বাস। ফলাফলের পাতাটি ইংরেজিতে।',
  suggestions: 'হয়তো এগুলি',
  popular: 'যা অনেকে খোঁজেন',
}
