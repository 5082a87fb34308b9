import styles from './AlertPreview.module.scss'

/**
 * An alert as visitors will see it: the same markup and styles as on every page (`lib/pages/alert-bar.ts`), which escapes
 * what was typed.
 */
export function AlertPreview({ html }: { html: string }) {
  return (
    <section className={styles.alertPreview} aria-labelledby="preview-title">
      <h2 id="preview-title">As parents will read it, above every page</h2>
      {html ? (
        <div id="alerts" className={styles.frame} dangerouslySetInnerHTML={{ __html: html }} />
      ) : (
        <p className={styles.frame} data-empty>
          It appears here once there is a sentence and an end.
        </p>
      )}
    </section>
  )
}
