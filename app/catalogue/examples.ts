import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { ReactNode } from 'react'

/** The examples of a component by name, such as "with a note". */
export type Examples = Readonly<Record<string, ReactNode>>

/** A component with examples. `file` is the path of the component. */
export type ExampleComponent = { folder: string; name: string; file: string }

/** Lists the components that have examples (`components/ui/Note/Note.examples.tsx`), in alphabetical order. */
export function listComponents(): ExampleComponent[] {
  const files = readdirSync('components', { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => file.endsWith('.examples.tsx'))
    .sort()
    .map((file) => {
      const [folder = '', name = ''] = file.split(path.sep)
      const client = `components/${folder}/${name}/${name}.client.tsx`
      const isClient = files.includes(path.join(folder, name, `${name}.client.tsx`))
      return { folder, name, file: isClient ? client : client.replace('.client', '') }
    })
}

/** Loads the examples of a component. */
export async function loadExamples({ folder, name }: { folder: string; name: string }) {
  const loaded = (await import(`../../components/${folder}/${name}/${name}.examples.tsx`)) as {
    examples: Examples
  }
  return loaded.examples
}
