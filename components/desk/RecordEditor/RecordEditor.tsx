import { ErrorSummary } from '@/components/ui/ErrorSummary/ErrorSummary.client'
import { Note } from '@/components/ui/Note/Note'
import { type DeskField, type DeskKind, type DeskPlace, desk } from '@/content/words/en/desk'
import { fillIn } from '@/lib/core/fill-in'
import type { Media } from '@/lib/desk/media/save-file'
import { isCorrectable, type FormValues, type Kind, type Problems } from '@/lib/desk/records/kinds'
import type { DeskRecord } from '@/lib/desk/records/record'
import type { DeskPreview, PreviewFrame } from '@/lib/records/desk-preview'
import { detectKind } from '@/lib/records/document-names'
import { DetailsSection } from '../DetailsSection/DetailsSection.client'
import { CorrectionSelect } from '../RecordField/CorrectionSelect'
import { PublishTimes, type PublishTimesProps } from '../RecordField/PublishTimes'
import { fieldId, RecordField } from '../RecordField/RecordField'
import { RecordForm } from '../RecordForm/RecordForm.client'
import { RecordPreview } from '../RecordPreview/RecordPreview'
import { PublishButtons } from './PublishButtons'
import styles from './RecordEditor.module.scss'

export type RecordEditorProps = {
  id: string
  kind: Kind
  words: DeskKind
  /** Omitted for a new one. */
  record?: DeskRecord
  form: FormValues
  media: readonly Media[]
  /** Problems to show; none before the first attempt to publish. */
  problems: Problems
  typedTimes?: PublishTimesProps['typed']
  canPublish: boolean
  preview?: DeskPreview
  frame: PreviewFrame
}

/** The form of a record with its preview below (R-DESK-3). */
export function RecordEditor({ id, kind, words, record, form, ...rest }: RecordEditorProps) {
  const { media, problems, typedTimes, canPublish, preview, frame } = rest
  const isLive = record?.state === 'live'
  const document = media.find(({ name }) => name === form.documents?.[0])
  const guess = detectKind({ title: String(form.title ?? ''), href: document?.href ?? '' })
  const toField = (field: DeskField) => (
    <RecordField
      key={field.name}
      field={field}
      value={form[field.name] ?? ''}
      media={media}
      problem={problems[field.name]}
      isFormatted={words.isFormatted}
      guess={guess}
    />
  )
  const rare = words.fields.filter(({ isRare }) => isRare)
  return (
    <>
      <ErrorSummary
        heading="h2"
        title={desk.problem}
        problems={Object.entries(problems).map(([name, message]) => ({
          fieldId: fieldId(name),
          message,
        }))}
        attempt={0}
      />
      <RecordForm
        id={id}
        kind={kind}
        version={record?.version}
        isFormatted={words.isFormatted ?? false}
        buttons={
          <PublishButtons
            record={record}
            typedTime={typedTimes?.publishAt}
            canPublish={canPublish}
          />
        }
      >
        {words.fields.filter(({ isRare }) => !isRare).map(toField)}
        {rare.length > 0 && (
          <DetailsSection
            title={desk.more}
            isOpen={rare.some(({ name }) => !isEmpty(form[name]) || problems[name])}
          >
            {rare.map(toField)}
          </DetailsSection>
        )}
        {canPublish && isLive && isCorrectable(kind) && <CorrectionSelect />}
        {canPublish ? (
          <PublishTimes
            typed={typedTimes}
            publishAt={record?.publishAt ?? null}
            endAt={record?.endAt ?? null}
            hasBegun={isLive}
            problems={problems}
          />
        ) : (
          <Note>{desk.save.editorPublishes}</Note>
        )}
        <section className={styles.preview} aria-labelledby="preview">
          <h2 id="preview">{desk.preview.heading}</h2>
          <p className={styles.about}>
            {isLive ? desk.preview.livePlaces : desk.preview.places} {placesText(words.places)}.
          </p>
          {preview ? (
            <RecordPreview preview={preview} frame={frame} />
          ) : (
            <p className={styles.blank}>{desk.preview.blank}</p>
          )}
        </section>
      </RecordForm>
    </>
  )
}

const isEmpty = (value: string | string[] | undefined) => !value || value.length === 0

const placesText = (places: readonly DeskPlace[]) =>
  new Intl.ListFormat('en-GB').format(
    places.map(({ label, isNewestOnly }) =>
      isNewestOnly ? fillIn(desk.preview.whileNew, { place: label }) : label,
    ),
  )
