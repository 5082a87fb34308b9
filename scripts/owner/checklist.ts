import { oddities } from '../../content/data/oddities'
import { awaitedChapter } from './awaited'
import { lineOf, type Project } from './files'
import { sampleChapters } from './samples'
import { stockChapter } from './stock'
import type { Chapter } from './types'

function odditiesChapter(project: Project): Chapter {
  return {
    title: 'Published as given, and odd: settle it, then take it out of content/data/oddities.ts',
    matters: oddities.map(({ about, settle, places }) => ({
      about,
      settle,
      entries: places.map(({ file, text }) => {
        const line = lineOf(project.read(file), text)
        return { file, line, says: line ? text : `no longer reads "${text}": settled?` }
      }),
    })),
  }
}

/** All that the school still has to settle, by chapter, each with the file and the line to change (R-OWNER-1). */
export function checklist(project: Project): Chapter[] {
  return [
    ...sampleChapters(project),
    stockChapter(project),
    awaitedChapter(project),
    odditiesChapter(project),
  ]
    .map(({ title, matters }) => ({
      title,
      matters: matters.filter(({ entries }) => entries.length > 0),
    }))
    .filter(({ matters }) => matters.length > 0)
}
