import type { ReactNode } from 'react'
import { PrintButton } from '@/components/ui/PrintButton/PrintButton'
import { keepNamesUnbroken } from '@/lib/rich-text/class-names'
import styles from './DataTable.module.scss'

export type Column<Row> = {
  title: string
  /** Content of the cell. The first column is the row header. */
  cell: (row: Row) => ReactNode
  /** Right-aligned, with tabular figures. */
  amount?: boolean
  /** Stacked rows omit the column's title, because the cell is self-explanatory. */
  unnamed?: boolean
  /** Phones do not show the column: another one says the same. */
  wide?: boolean
  /** Phones fold the column under its title: few need it. */
  folds?: boolean
}

/** A table of this many rows fits on one sheet, so print must not break it. */
const maxRowsPerSheet = 16

type DataTableProps<Row> = {
  caption: string
  /** A second, smaller line under the caption. */
  note?: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** The rows of totals: label, what it sums, and amount. */
  totals?: readonly { label: string; note?: string; amount: ReactNode }[]
  /** Stacked rows show the cells in pairs, each under its column's title: for short values. */
  pairs?: boolean
  /** Phones keep the columns, with the amount under the header of its row: for two or three short values. */
  beside?: boolean
  /** Stacked rows show the cells beside the amount on one line, below the row's header. */
  inline?: boolean
  /** The cells are sentences, at reading size, also below the names of stacked rows. */
  prose?: boolean
  /** The first column is as wide as in the other tables of the page: for columns of words. */
  aligned?: boolean
  /** The label of a button in the caption that prints the page. */
  print?: string
  /** Shown if there are no rows. */
  empty?: ReactNode
  /** Screens fold the table under its caption and these words: why it is folded, or what it shows. */
  folded?: ReactNode
  /** The fold is one small line: for a table that has nothing to tell yet. */
  quiet?: boolean
}

/**
 * A table of figures. On phones each row is stacked: its header and amount on one line, the other cells below, each
 * with its column's title. The ARIA roles are explicit, because `display` removes the implicit ones. A folded table
 * follows the summary that opens it, so that paper shows it.
 */
export function DataTable<Row>({
  caption,
  note,
  columns,
  rows,
  totals,
  pairs,
  beside,
  inline,
  prose,
  aligned,
  print,
  empty,
  folded,
  quiet,
}: DataTableProps<Row>) {
  const [head, ...rest] = columns
  const folding = columns.find(({ folds }) => folds)
  const table = (
    <div className={styles.frame} data-short={rows.length <= maxRowsPerSheet || undefined}>
      {print && (
        <div className={styles.print}>
          <PrintButton label={print} surface="deep" />
        </div>
      )}
      <table
        className={styles.table}
        role="table"
        data-pairs={pairs || undefined}
        data-beside={beside || undefined}
        data-inline={inline || undefined}
        data-prose={prose || undefined}
        data-aligned={aligned || undefined}
      >
        <caption>
          {folded ? <span>{keepNamesUnbroken(caption)}</span> : keepNamesUnbroken(caption)}
          {note && <small>{keepNamesUnbroken(note)}</small>}
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ title, amount, wide, folds }) => (
              <th
                key={title}
                role="columnheader"
                scope="col"
                data-amount={amount || undefined}
                data-wide={wide || undefined}
                data-folds={folds || undefined}
              >
                {keepNamesUnbroken(title)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, index) => (
            <tr key={index} role="row">
              <th role="rowheader" scope="row">
                {keepNamesUnbroken(head!.cell(row))}
              </th>
              {rest.map(({ title, cell, amount, unnamed, wide, folds }) => (
                <td
                  key={title}
                  role="cell"
                  data-label={unnamed ? undefined : title}
                  data-amount={amount || undefined}
                  data-wide={wide || undefined}
                  data-folds={folds || undefined}
                >
                  {keepNamesUnbroken(cell(row))}
                </td>
              ))}
            </tr>
          ))}
          {rows.length === 0 && empty && (
            <tr role="row">
              <td role="cell" colSpan={columns.length}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
        {totals && (
          <tfoot role="rowgroup">
            {totals.map(({ label, note, amount }) => (
              <tr key={label} role="row">
                <th role="rowheader" scope="row" colSpan={note ? 1 : columns.length - 1}>
                  {label}
                </th>
                {note && (
                  <td role="cell" colSpan={columns.length - 2}>
                    {note}
                  </td>
                )}
                <td role="cell" data-amount>
                  {amount}
                </td>
              </tr>
            ))}
          </tfoot>
        )}
      </table>
      {folding && (
        <details className={styles.columnFold}>
          <summary data-mark="details">
            <span>{keepNamesUnbroken(folding.title)}</span>
          </summary>
        </details>
      )}
    </div>
  )
  return folded ? (
    <div className={styles.folded} data-quiet={quiet || undefined}>
      <details className={styles.fold}>
        <summary data-mark="details">
          <span>{keepNamesUnbroken(caption)}</span> <small>{folded}</small>
        </summary>
      </details>
      {table}
    </div>
  ) : (
    table
  )
}
