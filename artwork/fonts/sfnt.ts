/** Tables of an OpenType font by their tags (OpenType 1.9, "Organization of an OpenType font"). */
export type Tables = Map<string, Buffer>

const headLength = 12
const recordLength = 16

export function tablesOf(font: Buffer): Tables {
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const record = font.subarray(headLength + index * recordLength)
    const start = record.readUInt32BE(8)
    const table = font.subarray(start, start + record.readUInt32BE(12))
    return [record.toString('latin1', 0, 4), table] as const
  })
  return new Map(records)
}

/** A TrueType font of these tables, without the sums that only whoever writes the final file has to make. */
export function fontOf(tables: Tables): Buffer {
  const sorted = [...tables].sort(([one], [other]) => (one < other ? -1 : 1))
  const head = Buffer.alloc(headLength + sorted.length * recordLength)
  head.writeUInt32BE(0x00010000, 0)
  head.writeUInt16BE(sorted.length, 4)
  const parts = [head]
  let start = head.length
  sorted.forEach(([tag, table], index) => {
    const record = head.subarray(headLength + index * recordLength)
    record.write(tag, 'latin1')
    record.writeUInt32BE(start, 8)
    record.writeUInt32BE(table.length, 12)
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)])
    parts.push(padded)
    start += padded.length
  })
  return Buffer.concat(parts)
}
