import type { ReactNode } from 'react'
import { Link } from '@/components/ui/Link/Link'
import { keepNamesUnbroken } from '@/lib/rich-text/class-names'
import { detectScript } from '@/lib/rich-text/detect-script'
import { tableFrame } from '@/lib/rich-text/rich-nodes'
import { parseText, type Cell, type List, type TextBlock } from '@/lib/rich-text/text-blocks'
import type { Inline } from '@/lib/rich-text/text-inline'
import styles from './LinkedText.module.scss'

/** The text of a record with its paragraphs, line breaks, lists, tables, struck-out words and URLs (R-DESK-4). */
export function LinkedText({ text }: { text: string }) {
  return (
    <div className={styles.root} lang={detectScript(text)}>
      {parseText(text, 'plain').map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </div>
  )
}

function Block({ block }: { block: TextBlock }) {
  if (block.kind === 'list') return <Items list={block} />
  if (block.kind !== 'table') return <p>{block.content.map(renderPart)}</p>
  const { head, body } = block
  return (
    <div {...tableFrame}>
      <table>
        {head.length > 0 && (
          <thead>{head.map((row, index) => renderRow(row, index, 'head'))}</thead>
        )}
        {body.length > 0 && (
          <tbody>
            {body.map((row, index) => renderRow(row, index, head.length > 0 ? 'data' : 'named'))}
          </tbody>
        )}
      </table>
    </div>
  )
}

function Items({ list: { isOrdered, items } }: { list: List }) {
  const children = items.map(({ number, content, lists }, index) => (
    <li key={index} value={number}>
      {content.map(renderPart)}
      {lists.map((list, at) => (
        <Items key={at} list={list} />
      ))}
    </li>
  ))
  return isOrdered ? <ol>{children}</ol> : <ul>{children}</ul>
}

/** Assigns headers: cells of the head to their columns, or without a head the first cell to its row. */
type RowKind = 'head' | 'data' | 'named'

const renderRow = (cells: readonly Cell[], index: number, kind: RowKind) => (
  <tr key={index}>{cells.map((cell, column) => renderCell(cell, column, kind))}</tr>
)

function renderCell({ content, columns, rows }: Cell, column: number, kind: RowKind) {
  const spans = {
    colSpan: columns > 1 ? columns : undefined,
    rowSpan: rows > 1 ? rows : undefined,
  }
  const isNamed = kind === 'named' && column === 0 && columns === 1
  const words = content.map(renderPart)
  if (content.length === 0 || !(kind === 'head' || isNamed)) {
    return (
      <td key={column} {...spans}>
        {words}
      </td>
    )
  }
  const scope = kind === 'head' ? (columns > 1 ? 'colgroup' : 'col') : rows > 1 ? 'rowgroup' : 'row'
  return (
    <th key={column} scope={scope} {...spans}>
      {words}
    </th>
  )
}

function renderPart(part: Inline, index: number): ReactNode {
  if (typeof part === 'string') return keepNamesUnbroken(part)
  const children = part.content.map(renderPart)
  if ('mark' in part) return <s key={index}>{children}</s>
  return (
    <Link key={index} href={part.href} inText rel="noopener noreferrer ugc">
      {children}
    </Link>
  )
}
