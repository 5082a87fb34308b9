/** Error codes of full disks, quotas, and of file systems and databases that cannot be written to or reached. */
const codes = new RegExp(
  [
    'SQLITE_(?:FULL|IOERR|READONLY|CANTOPEN|BUSY)',
    'E(?:NOSPC|DQUOT|ROFS|IO|MFILE|NFILE|FBIG|CONNREFUSED|CONNRESET|TIMEDOUT|PIPE)$',
    // PostgreSQL: no connection, no resources, operator intervention, read-only transaction.
    '(?:08|53|57)[\\dA-Z]{3}$|25006$',
  ]
    .map((code) => `^(?:${code})`)
    .join('|'),
)

/** Whether storing or reading failed because of the disk or the database, not because of the request. */
export function isStorageFailure(error: unknown): boolean {
  for (let cause = error; cause instanceof Object; cause = (cause as { cause?: unknown }).cause) {
    if (codes.test(String((cause as { code?: unknown }).code ?? ''))) return true
  }
  return false
}
