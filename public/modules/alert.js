// Runs before the bar is painted: hides alerts that are over, or that were dismissed on this device.
;(() => {
  const bar = document.querySelector('#alerts section')
  if (!(bar instanceof HTMLElement)) return
  const entries = [...bar.querySelectorAll('article')]
  const name = 'dismissed-alerts'

  /** @param {HTMLElement} entry */
  const hide = (entry) => {
    entry.hidden = true
    bar.hidden = entries.every(({ hidden }) => hidden)
  }

  let dismissed = ''
  try {
    dismissed = localStorage.getItem(name) ?? ''
  } catch {
    // Storage is switched off: nothing was dismissed.
  }

  for (const entry of entries) {
    const until = entry.querySelector('time')?.dateTime ?? ''
    const left = Date.parse(until) - Date.now()
    if (left > 0) setTimeout(hide, left, entry)
    else hide(entry)

    const button = entry.querySelector('button')
    if (!button) continue
    if (dismissed.split(' ').includes(`${entry.dataset.alert}`)) hide(entry)
    button.onclick = () => {
      hide(entry)
      const hidden = entries.filter((one) => one.hidden).map((one) => one.dataset.alert)
      try {
        localStorage.setItem(name, hidden.join(' '))
      } catch {
        // Until the next page only.
      }
    }
  }
})()
