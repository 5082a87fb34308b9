import type { Words } from '../types'

/** What a visitor reads without a network, in Hindi. */
export const offline: Words['offline'] = {
  title: 'कनेक्शन नहीं है',
  text: 'आपके फ़ोन या कंप्यूटर पर नेटवर्क नहीं है, या हमारी वेबसाइट तक पहुँचा नहीं जा सकता। जो पेज आपने माँगा, वह इस डिवाइस पर नहीं है।',
  pages: 'ये पेज फिर भी खुलते हैं:',
  tryAgain: 'फिर से कोशिश करें',
  ring: 'स्कूल को फ़ोन करें:',
  page: 'कनेक्शन नहीं है। यह पेज {time} का है।',
  alert: 'यह ज़रूरी सूचना {time} की है और बदल गई हो सकती है।',
  noAlert: '{time} पर कोई ज़रूरी सूचना नहीं थी, अब हो सकती है।',
}
