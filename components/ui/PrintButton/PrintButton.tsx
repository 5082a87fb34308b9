import { Button } from '../Button/Button'
import { Icon } from '../Icon/Icon'
import { layout } from '@/content/words/en/layout'
import styles from './PrintButton.module.scss'

type PrintButtonProps = {
  label?: string
  /** `deep`: small, on the dark caption of a table. */
  surface?: 'deep'
}

/** Prints the page. Its script handles the click, so it is shown only with script (R-PRINT-1). */
export function PrintButton({ label = layout.print, surface }: PrintButtonProps) {
  return (
    <p className={styles.root} data-needs-script>
      <Button variant="outline" surface={surface} size={surface && 'small'} data-print>
        <Icon name="printer" /> <span>{label}</span>
      </Button>
    </p>
  )
}
