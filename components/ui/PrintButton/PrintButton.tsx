import { Button } from '../Button/Button'
import { Icon } from '../Icon/Icon'
import { layout } from '@/content/words/en/layout'
import styles from './PrintButton.module.scss'

/** Prints the page. Its script handles the click, so it is shown only with script (R-PRINT-1). */
export function PrintButton({ label = layout.print }: { label?: string }) {
  return (
    <p className={styles.root} data-needs-script>
      <Button variant="outline" data-print>
        <Icon name="printer" /> {label}
      </Button>
    </p>
  )
}
