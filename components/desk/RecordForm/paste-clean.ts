import type { ClipboardEvent } from 'react'
import type { TextFormat } from '@/lib/desk/text/tidy'

/** Elements that carry more than text. What has none of them is pasted as it is. */
const formatted = /<(?:b|strong|i|em|a|ul|ol|li|h[1-6]|table|tr)\b|mso-list|font-weight/i

/**
 * Pastes formatted text as the text of a form (R-DESK-4): from Word, lists and bold stay what they are. Its code loads
 * with the first such paste.
 */
export async function pasteClean(event: ClipboardEvent, format: TextFormat): Promise<void> {
  const { target, clipboardData } = event
  const html = clipboardData.getData('text/html')
  if (!(target instanceof HTMLTextAreaElement) || !formatted.test(html)) return
  event.preventDefault()
  const plain = clipboardData.getData('text/plain')
  const text = await clean(html, plain, format)
  target.focus()
  // The only way to insert text that the browser can undo.
  if (document.execCommand('insertText', false, text)) return
  target.setRangeText(text, target.selectionStart, target.selectionEnd, 'end')
  target.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Without a network its code may be missing: then the words are pasted without their formatting. */
async function clean(html: string, plain: string, format: TextFormat): Promise<string> {
  try {
    const { cleanPaste } = await import('@/lib/desk/text/clean-paste')
    return cleanPaste(html, plain, format)
  } catch {
    return plain
  }
}
