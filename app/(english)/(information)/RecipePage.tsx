import { ActivityPage } from '@/components/information/ActivityPage/ActivityPage'
import { PersonPage } from '@/components/information/PersonPage/PersonPage'
import { PlacePage } from '@/components/information/PlacePage/PlacePage'
import type { RecipePageProps as RecipeProps } from '@/components/information/recipe-page'
import { RulePage } from '@/components/information/RulePage/RulePage'
import { english, type Language } from '@/content/languages'
import { NextEvent } from '@/components/records/NextEvent/NextEvent'
import { loadNextEvent } from '@/lib/pages/activity'
import { loadHotspots } from '@/lib/pages/hotspots'
import { loadInformationPage } from '@/lib/pages/information'

const recipes = {
  place: PlacePage,
  rule: RulePage,
  person: PersonPage,
  activity: ActivityPage,
} as const

type Content = Pick<RecipeProps, 'figures' | 'action' | 'children' | 'after' | 'printable'>

type RecipePageProps = Content & { path: string; language?: Language }

/** An information page, laid out by the recipe in its front matter (R-INFO-20). */
export async function RecipePage({ path, language = english, ...content }: RecipePageProps) {
  const frame = await loadInformationPage(path, language)
  const { recipe } = frame.page
  if (!recipe) throw new Error(`The page ${path} has no recipe`)
  const Recipe = recipes[recipe]
  // What is where in a picture is written in English only.
  const hasPlaces = recipe === 'place' && language.code === english.code
  const places = hasPlaces ? loadHotspots(path) : undefined
  const next = recipe === 'activity' ? await loadNextEvent(frame.page) : undefined
  return <Recipe {...frame} {...content} places={places} next={next && <NextEvent {...next} />} />
}
