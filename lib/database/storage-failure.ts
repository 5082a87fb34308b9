/**
 * Error codes of full disks, quotas, and of file systems and databases that are damaged, or cannot be written to or
 * reached.
 */
const codes = new RegExp(
  [
    'SQLITE_(?:FULL|IOERR|READONLY|CANTOPEN|BUSY|LOCKED|NOMEM|CORRUPT|NOTADB|PROTOCOL)',
    'E(?:NOSPC|DQUOT|ROFS|IO|MFILE|NFILE|FBIG|ACCES|PERM|PIPE)$',
    'E(?:CONNREFUSED|CONNRESET|CONNABORTED|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)$',
    // PostgreSQL: no connection, no resources, operator intervention, input or output, read-only transaction, a lock.
    '(?:08|53|57|58)[\\dA-Z]{3}$|25006$|55P03$',
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
