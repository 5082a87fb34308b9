import { Fragment, type ReactNode } from 'react'

type SentenceProps = {
  /** Text with `{name}` placeholders. */
  text: string
  /** What replaces each placeholder. */
  parts: Readonly<Record<string, ReactNode>>
}

/** A sentence with elements in it, such as links. Languages put them in different places. */
export function Sentence({ text, parts }: SentenceProps) {
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) => <Fragment key={index}>{index % 2 ? parts[part] : part}</Fragment>)
}
