import { createLoader } from '@/lib/browser/load-module'
import { notFoundPathCookie, readNotFoundPath } from '@/lib/routing/not-found-path'
import { openEnquiryOnClick } from '../EnquiryDialog/EnquiryDialog.browser'
import { moveSlides } from '../HeroSlider/HeroSlider.browser'
import { moveHighlights } from '../HighlightsTicker/HighlightsTicker.browser'
import { openTabs } from '../InfoTabs/InfoTabs.browser'
import { moveMessages } from '../MessageCarousel/MessageCarousel.browser'
import { moveNews } from '../NewsColumn/NewsColumn.browser'
import type { ShowNotFound } from '../NotFoundNotice/NotFoundNotice.browser'
import { popUpNotice } from '../PopupNotice/PopupNotice.browser'

/** Reads the cookie and removes it, so that a reload does not show the message again. */
function takeNotFoundPath(): string | undefined {
  const path = readNotFoundPath(document.cookie)
  if (path) document.cookie = `${notFoundPathCookie.name}=; Max-Age=0; Path=/; SameSite=Lax`
  return path
}

/** If the script fails to load there is no message; the page works without it. */
function showNotFoundPath() {
  const path = takeNotFoundPath()
  const region = document.querySelector<HTMLElement>('#not-found')!
  if (path) createLoader(region.dataset.script!, (show: ShowNotFound) => show(region, path))()
}

showNotFoundPath()
openEnquiryOnClick()
openTabs()
popUpNotice()
moveSlides()
moveHighlights()
moveNews()
moveMessages()
