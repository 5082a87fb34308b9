import { slides } from '@/content/data/slides'
import { routes } from '@/content/routes'
import { home } from '@/content/words/en/home'
import { findPicture } from '@/lib/pictures/pictures'

const { banner, tasks, about, tabs, messages, results } = home

const hrefs = [
  banner.enquire,
  banner.visit,
  ...tasks,
  about.more,
  ...tabs.items.map((tab) => tab.more),
  ...messages.items,
  messages.more,
  ...results.panels,
].map(({ href }) => href)

it.each(hrefs.filter((href) => href.startsWith('/')))('%s is a page of the site', (href) => {
  expect(routes.map(({ path }) => path)).toContain(href)
})

it('has sixteen slides (R-HOME-1), each with a version for phones', () => {
  expect(new Set(slides).size).toBe(16)
  const names = slides.flatMap((name) => [name, `${name}-phone`])
  expect(names.map((name) => findPicture(name).name)).toEqual(names)
})

it('uses only pictures that exist', () => {
  const names = [about, ...tabs.items, ...messages.items].map(({ picture }) => picture)
  expect(names.map((name) => findPicture(name).name)).toEqual(names)
})
