import type { Words } from '../types'

/** What people type in Hindi to find a page. */
export const searchNames: Words['searchNames'] = {
  '/admission': ['भर्ती', 'दाखिला', 'प्रवेश', 'एडमिशन', 'दाखिले के नियम', 'दाखिले की उम्र'],
  '/admission/admission-enquiry': ['दाखिला फ़ॉर्म', 'फ़ॉर्म', 'पूछताछ', 'आवेदन'],
  '/fee-structure': ['फ़ीस', 'शुल्क', 'खर्च', 'कितना पैसा', 'स्कूल की फ़ीस', 'महीने की फ़ीस'],
  '/hostel/hostel': ['हॉस्टल', 'छात्रावास', 'बोर्डिंग', 'रहने की व्यवस्था'],
  '/our-campus/facilities/transport': ['बस', 'स्कूल बस', 'गाड़ी', 'बस के रूट'],
  '/academics/student-transfer-certificate': ['टीसी', 'ट्रांसफ़र सर्टिफ़िकेट', 'स्थानांतरण प्रमाणपत्र'],
  '/contact': ['संपर्क', 'फ़ोन नंबर', 'फ़ोन', 'पता', 'हेल्प डेस्क', 'ई-मेल'],
  '/privacy-policy': ['गोपनीयता', 'निजी जानकारी', 'सहमति'],
}
