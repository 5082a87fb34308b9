import type { Words } from '../types'

/** The search field in Hindi. */
export const search: Words['search'] = {
  name: 'खोजिए',
  site: 'इस वेबसाइट पर खोजिए',
  label: 'आप क्या खोज रहे हैं?',
  hint: 'जैसे कक्षा 9 की फ़ीस, टीसी, बस। नतीजों का पेज अंग्रेज़ी में है।',
  suggestions: 'सुझाव',
  popular: 'लोग अक्सर खोजते हैं',
}
