import { type IconName, icons } from './icons'
import { moreSprite, sprite } from './sprite'

const inEveryPage: ReadonlySet<string> = new Set(icons)

/** The URL of an icon, for the `href` of `<use>`. */
export const iconUrl = (name: IconName) => `${inEveryPage.has(name) ? sprite : moreSprite}#${name}`
