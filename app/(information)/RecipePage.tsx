import { ActivityPage } from '@/components/information/ActivityPage/ActivityPage'
import { PersonPage } from '@/components/information/PersonPage/PersonPage'
import { PlacePage } from '@/components/information/PlacePage/PlacePage'
import type { RecipePageProps } from '@/components/information/recipe-page'
import { RulePage } from '@/components/information/RulePage/RulePage'
import { NextEvent } from '@/components/records/NextEvent/NextEvent'
import { loadNextEvent } from '@/lib/pages/activity'
import { loadInformationPage } from '@/lib/pages/information'

const recipes = {
  place: PlacePage,
  rule: RulePage,
  person: PersonPage,
  activity: ActivityPage,
} as const

type Content = Pick<RecipePageProps, 'figures' | 'action' | 'children' | 'after' | 'printable'>

/** An information page, laid out by the recipe in its front matter (R-INFO-20). */
export async function RecipePage({ path, ...content }: Content & { path: string }) {
  const frame = await loadInformationPage(path)
  const { recipe } = frame.page
  if (!recipe) throw new Error(`The page ${path} has no recipe`)
  const Recipe = recipes[recipe]
  const next = recipe === 'activity' ? await loadNextEvent(frame.page) : undefined
  return <Recipe {...frame} {...content} next={next && <NextEvent {...next} />} />
}
