import { notFound } from 'next/navigation'
import { listComponents, loadExamples } from '../../examples'
import styles from '../../Catalogue.module.scss'

type Props = { params: Promise<{ folder: string; name: string }> }

/** Shows the examples of one component, as the frames of the catalogue do. */
export default async function ComponentExamples({ params }: Props) {
  const { folder, name } = await params
  const component = listComponents().find((entry) => entry.folder === folder && entry.name === name)
  if (!component) notFound()
  return (
    <main className={styles.examples}>
      {Object.entries(await loadExamples(component)).map(([title, example]) => (
        <article key={title} aria-label={title}>
          <p className={styles.title}>{title}</p>
          {example}
        </article>
      ))}
    </main>
  )
}
