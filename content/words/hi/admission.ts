import type { Words } from '../types'

/** Admission in Hindi: where it stands, its rules, dates and ages. */
export const admission: Words['admission'] = {
  status: {
    before: 'रजिस्ट्रेशन {starts} से शुरू होगा।',
    open: 'रजिस्ट्रेशन {closes} तक खुला है।',
    closed: 'सत्र {session} का रजिस्ट्रेशन {closes} को बंद हो गया।',
    over: 'सत्र {session}, {ends} को समाप्त हो गया।',
  },
  ask: {
    closed: 'साल के बीच में या {session} में जगह के बारे में दाखिला डेस्क से पूछिए।',
    over: 'अगले सत्र के रजिस्ट्रेशन के बारे में दाखिला डेस्क से पूछिए।',
  },
  note: {
    before: '{starts} से',
    open: '{closes} तक',
    closed: 'सत्र के बीच में: डेस्क से पूछिए',
    over: 'अगला सत्र: डेस्क से पूछिए',
  },
  enquiryPurpose: 'अभी आप साल के बीच में या सत्र {session} में दाखिले के लिए पूछ सकते हैं।',
  enquire: 'सवाल भेजिए',
  session: 'सत्र {session}',
  instructions: {
    caption: 'दाखिले के नियम',
    about: 'विषय',
    instruction: 'नियम',
    items: {
      fee: {
        subject: 'रजिस्ट्रेशन फ़ीस',
        text: 'रजिस्ट्रेशन और प्रोसेसिंग फ़ीस {registration.fee} है, जो {session.registrationStarts} से रजिस्ट्रेशन के समय देनी होती है। यह वापस नहीं होती।',
      },
      form: {
        subject: 'फ़ॉर्म कौन भरे',
        text: 'फ़ॉर्म माता-पिता को ही भरना है। एक अभिभावक का नाम लिखना है, और स्कूल की डायरी में उनके हस्ताक्षर होने चाहिए।',
      },
      invalid: {
        subject: 'जो फ़ॉर्म नहीं चलेगा',
        text: 'अधूरा, पढ़ा न जा सकने वाला या बिना फ़ोटो का फ़ॉर्म रद्द होगा।',
      },
      birth: {
        subject: 'जन्मतिथि',
        text: 'जन्मतिथि जन्म प्रमाणपत्र से बिलकुल मेल खानी चाहिए।',
      },
      proof: {
        subject: 'जन्मतिथि का प्रमाण',
        text: 'डॉक्टर, नर्सिंग होम या अस्पताल का सर्टिफ़िकेट जन्मतिथि के प्रमाण के रूप में नहीं लिया जाता।',
      },
      result: {
        subject: 'बातचीत और नतीजा',
        text: 'रजिस्ट्रेशन वाले दिन ही शिक्षक बच्चे से मिलते हैं और बातचीत करते हैं। नतीजा उसी दिन बता दिया जाता है।',
      },
      admission: {
        subject: 'दाखिला',
        text: 'नतीजे के {admission.processingDays.words} दिन के अंदर दाखिले की प्रक्रिया पूरी की जाती है। रजिस्ट्रेशन का मतलब यह नहीं कि दाखिला पक्का हो गया।',
      },
      certificate: {
        subject: 'ट्रांसफ़र सर्टिफ़िकेट',
        text: 'सत्र {session} के लिए {session.transferCertificateBefore} से पहले, या ज़्यादा से ज़्यादा {session.transferCertificateLatest} के अंत तक। साल के बीच में दाखिला हो तो {admission.midSessionCertificateDays} दिन के अंदर; नहीं तो दाखिला रद्द हो जाता है और पैसे वापस नहीं होते।',
      },
    },
    past: {
      fee: 'रजिस्ट्रेशन और प्रोसेसिंग फ़ीस {registration.fee} है, जो रजिस्ट्रेशन के समय देनी होती है, साल के बीच में दाखिला हो तब भी। यह वापस नहीं होती। सत्र {session} का रजिस्ट्रेशन {session.registrationStarts} से था।',
      certificate:
        'सत्र {session} के लिए {session.transferCertificateBefore} से पहले देना था, या ज़्यादा से ज़्यादा {session.transferCertificateLatest} के अंत तक। साल के बीच में दाखिला हो तो {admission.midSessionCertificateDays} दिन के अंदर; नहीं तो दाखिला रद्द हो जाता है और पैसे वापस नहीं होते।',
    },
  },
  schedule: {
    caption: 'दाखिले की समय-सारणी, {session}',
    note: 'तारीखें बदल सकती हैं',
    step: 'चरण',
    when: 'कब',
    good: 'जान लीजिए',
    steps: {
      registration: {
        step: 'रजिस्ट्रेशन शुरू',
        when: '{session.registrationStarts}',
        note: 'फ़ॉर्म और {registration.fee} फ़ीस साथ लाइए।', // sample
      },
      observation: {
        step: 'बच्चे से मुलाकात और बातचीत',
        when: 'रजिस्ट्रेशन वाले दिन',
        note: 'बच्चे को साथ लाइए।', // sample
      },
      result: { step: 'नतीजा', when: 'उसी दिन', note: 'स्कूल माता-पिता को बता देता है।' },
      admission: {
        step: 'दाखिला',
        when: 'नतीजे के {admission.processingDays.words} दिन के अंदर',
        note: 'तब दाखिला फ़ीस और सालाना फ़ीस देनी होती है।',
      },
      certificate: {
        step: 'ट्रांसफ़र सर्टिफ़िकेट',
        when: '{session.transferCertificateBefore} से पहले',
        note: 'ज़्यादा से ज़्यादा {session.transferCertificateLatest} के अंत तक।',
      },
      midSession: {
        step: 'ट्रांसफ़र सर्टिफ़िकेट, साल के बीच में दाखिला हो तो',
        when: '{admission.midSessionCertificateDays} दिन के अंदर',
        note: 'नहीं तो दाखिला रद्द हो जाता है और पैसे वापस नहीं होते।',
      },
    },
  },
  ages: {
    caption: 'किस कक्षा के लिए कितनी उम्र',
    note: '{date} को उम्र',
    notes: 'उम्र सत्र {joining} के लिए {joiningDate} को, सत्र {session} के लिए {date} को',
    class: 'कक्षा',
    years: 'जन्म का साल',
    born: 'जन्मतिथि',
    bornFor: 'जन्मतिथि, सत्र {session} के लिए',
    between: '{from} से {to} तक',
    age: 'उम्र',
    range: '{from} से {to} साल',
  },
  whichClass: {
    title: 'मेरे बच्चे का दाखिला किस कक्षा में होगा?',
    birth: 'जन्मतिथि, जैसी जन्म प्रमाणपत्र में है',
    fields: { day: 'दिन', month: 'महीना', year: 'साल' },
    show: 'कक्षा देखिए',
    hint: 'तारीख इसी फ़ोन या कंप्यूटर में रहती है।',
    session: 'सत्र {session} के लिए',
    atRest: '{date} को {age} साल?\n{class}।',
    rule: 'उसी दिन की उम्र से कक्षा तय होती है: हर अगली कक्षा में एक साल ज़्यादा।',
    papers:
      'फ़ोटो लगा रजिस्ट्रेशन फ़ॉर्म और जन्म प्रमाणपत्र लाइए; दूसरे स्कूल से आ रहे हों तो वहाँ का ट्रांसफ़र सर्टिफ़िकेट भी।',
    information: 'क्या-क्या लाना है',
    streams: 'संकाय और अंक',
  },
  classAnswers: {
    born: '{from} से {to} के बीच जन्मे बच्चों के लिए: {day} को उम्र {ages}।',
    next: 'इसी नियम से सत्र {session} में: {class}।',
    midSession: 'सत्र {session} के बीच में आना हो तो: {class}। जगह है या नहीं, दाखिला डेस्क से पूछिए।',
    nextClosed: 'सत्र {session} में {class} होगी, जिसमें नए बच्चे नहीं लिए जाते।',
    fromMonth: '{class}, {month} से',
    tooEarly:
      'सत्र {session} में अभी समय नहीं हुआ है। {class} {ages} के बच्चों के लिए है; सत्र {later} में उम्र सही होगी।',
    closed:
      'सत्र {session} में उम्र {closed} की है, जिसमें नए बच्चे नहीं लिए जाते। सत्र {later} में {class} के लिए उम्र सही होगी।',
    past: '{class} की उम्र निकल चुकी है',
    pastText: '{last} में नए बच्चे नहीं लिए जाते। क्या हो सकता है, दाखिला डेस्क खुशी से बताएगा।',
    pastSince:
      '{class} का समय सत्र {earlier} में था, और {last} में नए बच्चे नहीं लिए जाते। क्या हो सकता है, दाखिला डेस्क खुशी से बताएगा।',
    enter: {
      day: 'जन्म का दिन लिखिए।',
      month: 'जन्म का महीना लिखिए।',
      year: 'जन्म का साल लिखिए।',
    },
    figuresOnly: {
      day: 'दिन केवल अंकों में लिखिए।',
      month: 'महीना केवल अंकों में लिखिए।',
      year: 'साल केवल अंकों में लिखिए।',
    },
    wholeYear: 'साल चार अंकों में लिखिए, जैसे {year}।',
    noMonth: '{month} नंबर का कोई महीना नहीं होता। पहले दिन लिखा जाता है: क्या तारीख {day} {name} है?',
    monthRange: 'महीने की संख्या {first} से {last} के बीच होनी चाहिए।',
    daysOfMonth: '{month} में {days} दिन होते हैं।',
    future: '{date} अभी आया नहीं है।',
    tooOld: '{year} में जन्म हो तो आपके बच्चे की उम्र {years} साल होगी। साल फिर से देखिए।',
    enquire: '{class} के लिए पूछिए',
    askAbout: '{class}, {session} के बारे में पूछिए',
    ask: 'दाखिला डेस्क से पूछिए',
  },
}
