import type { Words } from '../types'

/** Names of the pages in Hindi. */
export const pages: Words['pages'] = {
  '/': { label: 'मुख्य पेज', note: 'एक नज़र में स्कूल' },
  '/admission': { label: 'दाखिला', note: 'दाखिला कैसे कराएँ' },
  '/admission/admission-enquiry': {
    label: 'दाखिले की पूछताछ',
    note: 'सवाल भेजिए, दफ़्तर फ़ोन करेगा',
  },
  '/fee-structure': { label: 'स्कूल की फ़ीस', note: 'किस कक्षा की कितनी' },
  '/hostel/hostel': { label: 'हॉस्टल', note: 'लड़कों के लिए, कक्षा 3 और उससे ऊपर' },
  '/our-campus/facilities/transport': { label: 'स्कूल बस', note: 'बस के {transport.count.words} रूट' },
  '/academics/student-transfer-certificate': {
    label: 'ट्रांसफ़र सर्टिफ़िकेट',
    note: 'टीसी के लिए कैसे आवेदन करें',
  },
  '/contact': { label: 'संपर्क', note: 'फ़ोन कीजिए, लिखिए या आइए' },
  '/privacy-policy': { label: 'गोपनीयता नीति', note: 'क्या रखते हैं, क्यों रखते हैं' },
}
