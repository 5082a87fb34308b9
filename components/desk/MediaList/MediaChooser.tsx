import { Button } from '@/components/ui/Button/Button'
import { ErrorSummary } from '@/components/ui/ErrorSummary/ErrorSummary.client'
import { Field } from '@/components/ui/Field/Field'
import { Icon } from '@/components/ui/Icon/Icon'
import { desk } from '@/content/words/en/desk'
import { formatDateTime } from '@/lib/core/dates'
import { formatFileSize } from '@/lib/core/file-size'
import { maxSearchLength } from '@/lib/core/search-length'
import { getThumbnailUrl } from '@/lib/desk/media/desk-file-url'
import type { ListedMedia } from '@/lib/desk/media/list'
import { FormFooter } from '../FormFooter/FormFooter'
import styles from './MediaList.module.scss'

const { media: words } = desk

type MediaSearchProps = { path: string; field: string; search?: string }

/** Searches the files that a field of a record accepts. */
export function MediaSearch({ path, field, search }: MediaSearchProps) {
  return (
    <form className={styles.filters} action={path} role="search">
      <input type="hidden" name="field" value={field} />
      <Field
        id="q"
        name="q"
        type="search"
        label={words.search}
        required={false}
        defaultValue={search}
        maxLength={maxSearchLength}
      />
      <Button type="submit" variant="outline">
        {desk.list.show}
      </Button>
    </form>
  )
}

type MediaChooserProps = {
  media: readonly ListedMedia[]
  /** Id of the record. */
  record: string
  /** Name of its field. */
  field: string
  /** Whether there is room for only one file. */
  isOne: boolean
  problem?: string
  action: (data: FormData) => Promise<void>
}

/** The stored files, to add some to a record (R-DESK-8). */
export function MediaChooser({ media, record, field, isOne, problem, action }: MediaChooserProps) {
  return (
    <form action={action}>
      <ErrorSummary
        heading="h2"
        title={desk.problem}
        problems={problem ? [{ fieldId: 'file-0', message: problem }] : []}
        attempt={0}
      />
      <input type="hidden" name="id" value={record} />
      <input type="hidden" name="field" value={field} />
      <fieldset className={styles.choice}>
        <legend className={styles.about}>{words.choosing}</legend>
        <ul className={styles.list}>
          {media.map((file, index) => (
            <li key={file.name}>
              <label className={styles.file}>
                <input
                  id={`file-${index}`}
                  type={isOne ? 'radio' : 'checkbox'}
                  name="name"
                  value={file.name}
                />
                {file.type.startsWith('image/') ? (
                  <img
                    src={getThumbnailUrl(file.href)}
                    alt=""
                    width={96}
                    height={96}
                    loading="lazy"
                  />
                ) : (
                  <Icon name="file-pdf" />
                )}
                <span>
                  {file.fileName}
                  <small>
                    {formatFileSize(file.size)}, {formatDateTime(file.uploadedAt.toISOString())}
                    {file.alt && ` · ${file.alt}`}
                  </small>
                </span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <FormFooter>
        <Button type="submit" variant="cta">
          {isOne ? words.useOne : words.use}
        </Button>
      </FormFooter>
    </form>
  )
}
