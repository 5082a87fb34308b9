import type { Words } from '../types'

/** Hostel, buses and the help desk in Hindi. */
export const tables: Words['tables'] = {
  hostel: {
    title: 'एक नज़र में',
    facts: {
      for: { term: 'किनके लिए', detail: 'लड़कों के लिए, कक्षा 3 और उससे ऊपर' },
      meals: { term: 'खाना', detail: 'दिन में चार बार, शाकाहारी' },
      security: { term: 'सुरक्षा', detail: 'दिन-रात, हर दिन' },
    },
    fee: 'साझा कमरे में एक साल',
  },
  buses: {
    name: 'बस के रूट',
    route: 'रूट',
    none: 'आज कोई सूचना नहीं है',
    allQuiet: 'आज किसी रूट के लिए कोई सूचना नहीं है',
    scheme: 'हर रेखा स्कूल से अपने रूट के इलाके तक जाती है। यह एक ख़ाका है, नक्शा नहीं।',
  },
  helpDesk: {
    title: 'अभिभावक हेल्प डेस्क',
    text: '{hours}। {phone} पर फ़ोन कीजिए, फिर डेस्क का नंबर दबाइए।',
    call: '{phone} पर फ़ोन करके {digit} दबाइए',
    subjects: {
      Reception: 'मिलने का समय, संदेश, और कोई भी बात',
      'Fee desk': 'रकम, रसीद, हॉस्टल की फ़ीस',
      'Admission desk': 'रजिस्ट्रेशन, उम्र, कक्षा 11 के संकाय',
      'Transport desk': 'रूट, स्टॉप, बस की फ़ीस',
      'Books and uniforms': 'क्या खरीदें, कहाँ से खरीदें',
      'Mobile app': 'लॉगिन, पासवर्ड, भुगतान',
    },
  },
  contact: {
    title: 'पता और फ़ोन',
    helpDesk: 'हेल्प डेस्क',
    office: 'स्कूल का दफ़्तर',
    emailOffice: 'ई-मेल, दफ़्तर',
    emailAdmission: 'ई-मेल, दाखिला',
  },
  write: {
    title: 'कहाँ लिखें',
    school: 'स्कूल',
    email: 'ई-मेल',
    telephone: 'फ़ोन',
    post: 'डाक',
  },
}
