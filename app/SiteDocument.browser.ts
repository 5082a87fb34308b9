/**
 * The script of every page. Before React starts, it writes only on `<html>` and on nodes with
 * `suppressHydrationWarning`.
 */
import { fetchAlerts } from '@/components/layout/AlertSlot/AlertSlot.browser'
import { showMapOnClick } from '@/components/layout/FooterMap/FooterMap.browser'
import { fixHeader } from '@/components/layout/Header/Header.browser'
import { showHours } from '@/components/layout/HelpDesk/HelpDesk.browser'
import { markCurrentPage } from '@/components/layout/MainNav/MainNav.browser'
import { followMyClass } from '@/components/layout/MyClassLink/MyClassLink.browser'
import { openPanels } from '@/components/layout/panels.browser'
import { registerServiceWorker } from '@/components/layout/Offline/Offline.browser'
import { markToday } from '@/components/records/SchoolMonth/SchoolMonth.browser'
import { layOutDeferred } from '@/components/ui/deferred-layout.browser'
import { loadTools } from '@/components/ui/load-tools.browser'
import { printOnClick } from '@/components/ui/PrintButton/PrintButton.browser'
import { startFramework } from '@/components/ui/start-framework.browser'

startFramework()
fixHeader()
openPanels()
markCurrentPage()
showMapOnClick()
for (const update of [showHours, markToday]) {
  update()
  setInterval(update, 60_000)
}
followMyClass()
printOnClick()
loadTools()
// For printed links.
document.documentElement.style.setProperty('--site', `"${location.host}"`)
fetchAlerts()
layOutDeferred()
registerServiceWorker()
