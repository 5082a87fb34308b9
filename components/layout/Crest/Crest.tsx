type CrestProps = { className?: string }

/** The school's crest, `public/crest.svg`. The name always stands beside it, so it has no text of its own. */
export function Crest({ className }: CrestProps) {
  return <img className={className} src="/crest.svg" alt="" width={88} height={104} />
}
