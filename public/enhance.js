// Optional. Before React it writes only on <html> and nodes with suppressHydrationWarning.
;(() => {
  const root = document.documentElement
  /** @type {(selector: string, from?: ParentNode) => NodeListOf<HTMLElement>} */
  const all = (selector, from = document) => from.querySelectorAll(selector)

  const native = 'popover' in root
  const open = native ? ':popover-open' : '[data-open]'

  // Fixed from 100 px on; panels begin at its bottom.
  const setHeaderBottom = () => {
    const bottom = all('[data-header]')[0]?.getBoundingClientRect().bottom
    root.style.setProperty('--header-bottom', `${bottom}px`)
  }
  const updateHeader = () => {
    root.toggleAttribute('data-fixed', scrollY >= 100)
    if (all(open)[0]) setHeaderBottom()
  }
  for (const event of ['scroll', 'resize']) addEventListener(event, updateHeader)
  requestAnimationFrame(updateHeader)

  // Menus, search, drawer.
  /** @type {HTMLElement | undefined} */
  let hovered
  let timer = 0
  for (const panel of all('[popover]')) {
    const [button, closer] = all(`[popovertarget="${panel.id}"]`)
    const entry = panel.closest('header') && panel.parentElement
    if (!button) continue

    const isOpen = () => panel.matches(open)
    const setInert = (on = false) => {
      for (const node of all('body > *')) node.inert = on && node !== panel
    }
    const changed = () => {
      button.setAttribute('aria-expanded', `${isOpen()}`)
      if (entry) return
      if (isOpen()) closer?.focus()
      setInert(isOpen())
      if (document.activeElement === document.body) button.focus()
    }
    const setOpen = (to = false) => {
      if (native) return void panel.togglePopover(to)
      if (to === isOpen()) return
      setHeaderBottom()
      panel.toggleAttribute('data-open', to)
      changed()
    }
    button.setAttribute('aria-expanded', 'false')
    panel.addEventListener('toggle', changed)
    // Before focus returns.
    panel.addEventListener('beforetoggle', () => (setHeaderBottom(), entry || setInert()))
    matchMedia('(min-width: 73.75em)').addEventListener('change', () => setOpen())

    if (!native) {
      button.onclick = () => setOpen(!isOpen())
      if (closer) closer.onclick = () => setOpen()
      addEventListener('pointerdown', (event) => {
        const path = event.composedPath()
        if (!path.includes(panel) && !path.includes(button)) setOpen()
      })
      addEventListener('keydown', ({ key }) => {
        if (key !== 'Escape' || !isOpen()) return
        button.focus()
        setOpen()
      })
    }

    entry?.addEventListener('focusout', ({ relatedTarget: to }) => {
      if (to && !entry.contains(/** @type {Node} */ (to))) setOpen()
    })
    if (!entry?.matches('li') || !native) continue
    // Hover opens a menu; a click keeps it open.
    entry.onpointerenter = ({ pointerType }) => {
      clearTimeout(timer)
      if (pointerType !== 'mouse' || isOpen()) return
      timer = +setTimeout(() => (hovered = panel).togglePopover(true), 150)
    }
    entry.onpointerleave = () => {
      clearTimeout(timer)
      timer = +setTimeout(() => hovered?.togglePopover(false), 300)
    }
    button.onclick = (event) => {
      if (hovered === panel && isOpen()) event.preventDefault()
      hovered = undefined
    }
  }

  // This page, or its nearest in menus.
  const trail = [...all('[data-breadcrumb] a')].slice(1).reverse()
  const paths = [location.pathname, ...trail.map((link) => link.getAttribute('href'))]
  for (const nav of all('[data-nav]')) {
    const path = paths.find((one) => all(`a[href="${one}"]`, nav)[0])
    for (const link of all(`a[href="${path}"]`, nav)) {
      const entry = link.closest('[data-nav-entry]')
      entry?.querySelector('button')?.setAttribute('aria-current', 'true')
      entry?.querySelector('details')?.setAttribute('open', '')
      link.setAttribute('aria-current', path === paths[0] ? 'page' : 'true')
    }
  }

  // The live map replaces the plan.
  const plans = all('[data-map-plan]')
  all('[data-map]').forEach((live, index) => {
    live.onclick = () => {
      const { map: src, mapTitle: title } = live.dataset
      const frame = Object.assign(document.createElement('iframe'), { src, title })
      plans[index]?.replaceWith(frame)
      live.remove()
      frame.focus()
    }
  })

  // India is 5:30 ahead all year.
  const { opens = 0, closes = 0 } = all('[data-opens]')[0]?.dataset ?? {}
  const updateClock = () => {
    const time = new Date(Date.now() + 198e5)
    const hour = time.getUTCHours()
    root.toggleAttribute('data-help-desk-open', hour >= +opens && hour < +closes)
    // Days of a calendar that was made before midnight.
    const day = time.toISOString().slice(0, 10)
    for (const { dataset } of all('[data-first]')) {
      const { first = '', last = '' } = dataset
      if (first <= day && day <= last) dataset.today = ''
      else delete dataset.today
    }
  }
  updateClock()
  setInterval(updateClock, 6e4)

  for (const button of all('[data-print]')) button.onclick = () => print()

  // The script of a tool, at its first touch. After a failure the next one loads it from another URL: Chromium 150
  // caches failures.
  for (const tool of all('[data-module]')) {
    let next = tool.dataset.module
    const load = () => {
      const address = next
      next = ''
      if (!address) return
      import(address).then(
        (module) => module.default(tool),
        () => (next = `${address}#`),
      )
    }
    for (const event of ['focusin', 'pointerenter']) tool.addEventListener(event, load)
    if (tool.matches(':focus-within')) load()
  }
  root.style.setProperty('--site', `"${location.host}"`)

  // The current alerts: this page may be an old copy. Its styles load before it is shown.
  const bar = all('#alerts')[0]
  let lastRequest = 0
  /** @param {ParentNode} from */
  const versionOf = (from) => all('[data-version]', from)[0]?.dataset.version
  const fetchAlerts = async () => {
    if (!bar || document.hidden) return
    const request = ++lastRequest
    const { language } = bar.dataset
    const response = await fetch(`/alert${language ? `?in=${language}` : ''}`).catch(
      () => undefined,
    )
    const html = await response?.text().catch(() => undefined)
    if (!response?.ok || html === undefined || request !== lastRequest) return
    const fresh = document.createRange().createContextualFragment(html)
    const detail = versionOf(fresh) ?? ''
    // Of another server, such as the login page of a network.
    if (html && !detail) return
    root.dataset.clock = `${Date.parse(`${response.headers.get('date')}`) - Date.now()}`
    dispatchEvent(new CustomEvent('alerts', { detail }))
    if (detail === (versionOf(bar) ?? '')) return
    const old = [...bar.childNodes]
    const [sheet, entries, script] = all('link, section, script', fresh)
    if (sheet) {
      bar.append(sheet)
      await new Promise((then) => (sheet.onload = sheet.onerror = then))
    }
    if (request !== lastRequest) return
    for (const node of old) node.remove()
    if (entries && script) {
      bar.setAttribute('role', 'alert')
      // The script shows what was not dismissed.
      entries.hidden = true
      script.onerror = () => (entries.hidden = false)
    }
    bar.append(fresh)
  }
  addEventListener('pageshow', fetchAlerts)
  document.addEventListener('visibilitychange', fetchAlerts)
  // React draws a page that broke on the server, after the load.
  if (document.readyState === 'complete') fetchAlerts()

  // A fragment, a reload or Back.
  if (location.hash || performance.navigation?.type) root.dataset.loaded = ''
  addEventListener('load', async () => {
    for (const part of [...all('[data-deferred]'), root]) {
      await new Promise((then) => requestAnimationFrame(() => setTimeout(then)))
      Object.assign(part, { rel: part.dataset.deferred })
      delete part.dataset.deferred
    }
    root.dataset.loaded = ''
  })
})()
