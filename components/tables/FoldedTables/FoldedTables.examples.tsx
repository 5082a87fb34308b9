import { FoldedTables } from './FoldedTables'

export const examples = {
  'three tables': (
    <FoldedTables
      tables={['Ages', 'Rules', 'Dates'].map((title) => ({
        title,
        table: <p>{title}: a table.</p>,
      }))}
    />
  ),
}
