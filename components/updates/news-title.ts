import { microcopy } from '@/content/microcopy'
import type { NewsItem } from '@/lib/content-service/types'
import { cut } from '@/lib/rich-text/plain-text'

/** A description that stands in for a title is not let run on. */
const longestTitle = 160

/** What heads a news item: its title, else the beginning of its description, so that no heading is empty. */
export const newsTitle = ({ title, description }: NewsItem): string =>
  title || cut(description, longestTitle) || microcopy.news.untitled
