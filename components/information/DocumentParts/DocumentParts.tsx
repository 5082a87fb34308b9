import { Fragment, type ReactNode } from 'react'
import type { DocumentPart } from '@/lib/rich-text/markdown'
import { Intro } from '../Intro/Intro'
import { Opening } from '../Opening/Opening'
import { TextSections } from '../TextSections/TextSections'

type Words = Exclude<DocumentPart, { kind: 'block' }>
type Section = Extract<Words, { kind: 'section' }>

/** A part of a document, with its blocks rendered. */
export type RenderedPart = Words | { kind: 'block'; name: string; body: ReactNode }

type DocumentPartsProps = {
  parts: readonly RenderedPart[]
  /** Titles of the sections that are exceptions to the rule of the page, to be marked. */
  exceptions?: readonly string[]
}

/** The parts of a document in their order (R-INFO-20). */
export const DocumentParts = ({ parts, exceptions }: DocumentPartsProps) =>
  groupSections(parts).map((part, index) => (
    <Fragment key={index}>
      {Array.isArray(part) ? (
        <TextSections sections={part} exceptions={exceptions} />
      ) : part.kind === 'opening' ? (
        <Opening>{part.body}</Opening>
      ) : part.kind === 'text' ? (
        <Intro>{part.body}</Intro>
      ) : (
        part.body
      )}
    </Fragment>
  ))

/** Consecutive sections form one list. */
function groupSections(parts: readonly RenderedPart[]) {
  const runs: (Exclude<RenderedPart, Section> | Section[])[] = []
  for (const part of parts) {
    const last = runs.at(-1)
    if (part.kind !== 'section') runs.push(part)
    else if (Array.isArray(last)) last.push(part)
    else runs.push([part])
  }
  return runs
}
