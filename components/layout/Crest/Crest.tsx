type CrestProps = { className?: string }

/** The school's crest, `public/crest.svg`. The name always stands beside it, so it has no text of its own. */
export function Crest({ className }: CrestProps) {
  // The letters of a page are waited for, and come before it.
  return (
    <img
      className={className}
      src="/crest.svg"
      alt=""
      width={88}
      height={104}
      fetchPriority="low"
    />
  )
}
