import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createPrivateFile, readRows, withConnection } from '@/lib/database/sqlite-file'

const folder = mkdtempSync(path.join(tmpdir(), 'sqlite-file-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Another process opens the database, reads it and closes it. */
const visit = (file: string) =>
  execFileSync(process.execPath, [
    '-e',
    `const db = new (require('libsql'))(process.argv[1]); db.prepare('select * from t').all(); db.close()`,
    file,
  ])

test('another process does not delete the journal of a database that is opened a second time', async () => {
  const file = path.join(folder, 'enquiries.db')
  await withConnection(file, async (connection) => {
    await connection.exec('pragma journal_mode = wal; create table t (a); insert into t values (1)')
    createPrivateFile(file)
    visit(file)
    expect(existsSync(`${file}-wal`)).toBe(true)
    expect(await readRows(connection, 'select a from t')).toEqual([{ a: 1 }])
  })
})
