import { openQuestions } from '../../content/data/open-questions'
import { awaitedSection } from './awaited'
import { findLine, type Project } from './files'
import { placeholderSection } from './placeholders'
import { sampleSections } from './samples'
import { translationSection } from './translations'
import type { Section } from './types'

function openQuestionsSection(project: Project): Section {
  return {
    title:
      'Open questions, published as received: settle each, then remove it from content/data/open-questions.ts',
    matters: openQuestions.map(({ about, action, places }) => ({
      about,
      action,
      entries: places.map(({ file, text }) => {
        const line = findLine(project.read(file), text)
        return { file, line, says: line ? text : `no longer reads "${text}": settled?` }
      }),
    })),
  }
}

/** Lists everything that the school still has to settle, with the file and the line to change (R-OWNER-1). */
export function contentAudit(project: Project): Section[] {
  return [
    ...sampleSections(project),
    translationSection(project),
    placeholderSection(project),
    awaitedSection(project),
    openQuestionsSection(project),
  ]
    .map(({ title, matters }) => ({
      title,
      matters: matters.filter(({ entries }) => entries.length > 0),
    }))
    .filter(({ matters }) => matters.length > 0)
}
