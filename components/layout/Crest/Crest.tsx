import { crestBox, sprite } from '@/components/ui/Icon/sprite'

type CrestProps = { className?: string }

/** The school's crest (`public/crest.svg`). The name is always next to it, so it has no text alternative. */
export function Crest({ className }: CrestProps) {
  return (
    <svg className={className} viewBox={crestBox} aria-hidden="true">
      <use href={`${sprite}#crest`} />
    </svg>
  )
}
