import type { Words } from '../types'

/** The home page in Hindi. */
export const summary: Words['summary'] = {
  pages: 'हिंदी में यह सब पढ़ सकते हैं',
  dates: 'आने वाली तारीखें',
  next: {
    holiday: { coming: 'अगली छुट्टी', on: 'अभी छुट्टी है' },
    examination: { coming: 'अगली परीक्षा', on: 'अभी परीक्षा चल रही है' },
    meeting: { coming: 'अगली मीटिंग', on: 'आज मीटिंग है' },
    event: { coming: 'अगला कार्यक्रम', on: 'आज कार्यक्रम है' },
  },
  calendar: 'पूरे साल का कैलेंडर',
}
