import { openQuestions } from '../../content/data/open-questions'
import { createAwaitedSection } from './awaited'
import { findLine, type Project } from './files'
import { createPlaceholderSection } from './placeholders'
import { createSampleSections } from './samples'
import { createTranslationSection } from './translations'
import type { Section } from './types'

function createQuestionsSection(project: Project): Section {
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
export function createChecklist(project: Project): Section[] {
  return [
    ...createSampleSections(project),
    createTranslationSection(project),
    createPlaceholderSection(project),
    createAwaitedSection(project),
    createQuestionsSection(project),
  ]
    .map(({ title, matters }) => ({
      title,
      matters: matters.filter(({ entries }) => entries.length > 0),
    }))
    .filter(({ matters }) => matters.length > 0)
}
