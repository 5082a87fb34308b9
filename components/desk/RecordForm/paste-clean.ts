import type { ClipboardEvent } from 'react'
import type { PasteNote, PasteTarget } from '@/lib/desk/text/clean-paste'
import type { TextFormat } from '@/lib/desk/text/tidy'

/** Elements and styles that carry more than text. Text without them is pasted unchanged. */
const formatted =
  /<(?:b|strong|i|em|a|ul|ol|li|h[1-6]|table|tr|del|ins|s|strike|su[bp]|img)\b|<style|mso-|font-weight|line-through|display|visibility|\shidden/i
const cells = /\t.*\n.*\t/
const struck = /~[^\s~]/

type Field = HTMLTextAreaElement | HTMLInputElement

/**
 * Pastes formatted text into a form (R-DESK-4), and keeps lists, tables and bold from Word. The code loads with the
 * first such paste.
 * @returns notes about the text; `undefined` when the browser pastes it
 */
export async function pasteClean(
  event: ClipboardEvent,
  format: TextFormat,
): Promise<ReadonlySet<PasteNote> | undefined> {
  const { target, clipboardData } = event
  const html = clipboardData.getData('text/html')
  const plain = clipboardData.getData('text/plain')
  const field = findField(target)
  const isText = field instanceof HTMLTextAreaElement
  const isFormatted = formatted.test(html)
  // The text of a record may have struck-out words, a title may not.
  if (!field || !(isFormatted || (isText ? cells : struck).test(plain))) return undefined
  event.preventDefault()
  const notes = new Set<PasteNote>()
  const text = await clean(isFormatted ? html : '', plain, isText ? format : 'line', notes)
  field.focus()
  // The only way to insert text that the browser can undo.
  if (document.execCommand('insertText', false, text)) return notes
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return notes
}

const findField = (target: EventTarget): Field | undefined => {
  const isLine = target instanceof HTMLInputElement && target.type === 'text'
  return isLine || target instanceof HTMLTextAreaElement ? target : undefined
}

/** Without a network the code may not load: then the text is pasted without formatting. */
async function clean(
  html: string,
  plain: string,
  target: PasteTarget,
  notes: Set<PasteNote>,
): Promise<string> {
  try {
    const { cleanPaste } = await import('@/lib/desk/text/clean-paste')
    return cleanPaste(html, plain, target, notes)
  } catch {
    return plain
  }
}
