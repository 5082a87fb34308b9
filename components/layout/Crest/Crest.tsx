import { crestBox, sprite } from '@/components/ui/Icon/sprite'

type CrestProps = { className?: string }

/** The school's crest, drawn from `public/crest.svg`. The name always stands beside it, so it has no text of its own. */
export function Crest({ className }: CrestProps) {
  return (
    <svg className={className} viewBox={crestBox} aria-hidden="true">
      <use href={`${sprite}#crest`} />
    </svg>
  )
}
