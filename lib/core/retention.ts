/** How long data is kept: a number of days, or the event that ends it. */
type Kept = {
  what: string
  /** Days after the time that `what` names; 0 means until that time. */
  days: number
  /** Set when a number of days cannot express it. */
  until?: string
}

/**
 * The only list of how long the site keeps data. Every hour `lib/desk/service.ts` applies `desk`, and
 * `lib/enquiries/start.ts` applies `site`. docs/operations.md has the same table. Other data is kept as long as what it
 * belongs to, such as the versions of a record.
 */
export const retention = {
  desk: {
    binnedRecords: { what: 'records in the bin, with their versions', days: 30 },
    binnedCertificates: { what: 'certificates in the bin, with their photographs', days: 30 },
    unusedFiles: { what: 'uploaded files that no record refers to', days: 90 },
    unnamedFiles: { what: 'files in the media store that no table names', days: 30 },
    unfinishedFiles: { what: 'unfinished files of a process that was killed', days: 1 },
    links: { what: 'invitations and links for a password that have ended', days: 30 },
    challenges: { what: 'answered challenges of passkeys', days: 0 },
    sessions: { what: 'ended sessions', days: 0 },
    history: { what: 'entries of the history', days: 1095 },
  },
  site: {
    enquiries: {
      what: 'enquiries with their notes',
      days: 400,
      until: '`ENQUIRY_RETENTION_DAYS`, and a day more',
    },
    endedAlerts: { what: 'ended alerts', days: 365 },
    dailyBackups: { what: 'daily backups', days: 7, until: 'the newest seven' },
    previousStores: { what: 'previous stores after a restore (`enquiries-before-…`)', days: 30 },
  },
} as const satisfies Record<'desk' | 'site', Record<string, Kept>>

/** Returns the rows of the table in docs/operations.md. */
export const listRetentionRows = (): [what: string, kept: string][] =>
  Object.values<Record<string, Kept>>(retention)
    .flatMap((part) => Object.values(part))
    .map(({ what, days, until }) => [what, until ?? formatRetention(days)])

function formatRetention(days: number): string {
  if (days === 0) return 'removed within an hour'
  return days === 1 ? 'a day' : `${days} days`
}
