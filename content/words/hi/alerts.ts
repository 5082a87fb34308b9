import type { Words } from '../types'

/** Alerts in Hindi. */
export const alerts: Words['alerts'] = {
  kinds: { closed: 'आज बंद', changed: 'बदलाव', notice: 'सूचना' },
  hostel: 'हॉस्टल',
  route: 'बस रूट {number}',
  everybody: 'सबके लिए',
  drill: 'परीक्षण',
  drillText: 'स्कूल ज़रूरी सूचना देने की व्यवस्था परख रहा है। कुछ हुआ नहीं है।',
  until: '{time} तक',
  name: 'ज़रूरी सूचना',
  ring: 'फ़ोन कीजिए',
  more: 'और',
  unfold: 'पूरा पढ़िए',
  dismiss: 'हटाइए',
}
