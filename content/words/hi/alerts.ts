import type { Words } from '../types'

/** Alerts in Hindi. */
export const alerts: Words['alerts'] = {
  kinds: { closed: 'आज बंद', changed: 'बदलाव', notice: 'सूचना' },
  hostel: 'हॉस्टल',
  route: 'बस रूट {number}',
  everybody: 'सबके लिए',
  drill: 'अभ्यास',
  until: '{time} तक',
  name: 'ज़रूरी खबर',
  ring: 'फ़ोन कीजिए',
  more: 'और',
  dismiss: 'हटाइए',
}
