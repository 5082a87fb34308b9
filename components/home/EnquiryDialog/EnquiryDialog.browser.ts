import { type EnquirySent, enquirySent } from '@/components/enquiry/FramedForm/enquiry-sent'
import { closeModal, openModal } from '@/components/ui/Modal/Modal.browser'
import { modalCloseDelay } from '@/content/constants'
import { opensElsewhere, takeFromTemplate } from '@/lib/browser/dom'

/**
 * Opens the enquiry in its dialog, and shows its number when it has been sent and the dialog is closed. If the form cannot
 * be loaded, the link leads to the enquiry page; so does a link inside an open dialog.
 */
export function openEnquiryOnClick() {
  let link: HTMLAnchorElement
  let sent: EnquirySent | undefined
  let timer = 0

  function showNumber() {
    clearTimeout(timer)
    if (!sent) return
    // The next enquiry starts with an empty form.
    findDialog().querySelector('iframe')!.remove()
    showNote(sent, link)
    sent = undefined
  }

  document.addEventListener(enquirySent, (event) => {
    sent = (event as CustomEvent<EnquirySent>).detail
    const dialog = findDialog()
    // The visitor may have closed it while the form was sending.
    if (!dialog.hasAttribute('open')) showNumber()
    else timer = window.setTimeout(() => closeModal(dialog), modalCloseDelay)
  })
  document.addEventListener('click', (event) => {
    const target = (event.target as Element).closest<HTMLAnchorElement>('a[data-opens=enquiry]')
    if (!target || opensElsewhere(event) || document.querySelector('dialog[open]')) return
    event.preventDefault()
    link = target
    link.focus()
    document.querySelector('#sent-enquiry')?.setAttribute('hidden', '')
    openModal(findDialog(), showNumber)
    loadForm(link)
  })
}

const findDialog = () => takeFromTemplate<HTMLDialogElement>('enquiry')

/** Adds the frame, unless it is there, with what the visitor has typed. @param link to the enquiry page */
function loadForm(link: HTMLAnchorElement) {
  const dialog = findDialog()
  if (dialog.querySelector('iframe')) return
  const place = dialog.querySelector<HTMLElement>('[data-frame]')!
  const loading = dialog.querySelector<HTMLElement>('[role=status]')!
  const frame = document.createElement('iframe')
  loading.hidden = false
  frame.title = dialog.querySelector('h2')!.textContent
  frame.src = place.dataset.frame!
  frame.onload = () => {
    loading.hidden = true
    if (!frame.contentDocument?.querySelector('form')) location.assign(link.href)
  }
  place.append(frame)
}

/** @param link takes the focus when the visitor closes the note */
function showNote({ reference, call }: EnquirySent, link: HTMLElement) {
  const note = takeFromTemplate('sent-enquiry')
  note.querySelector('[data-reference]')!.textContent = reference
  note.querySelector('[data-call]')!.textContent = call
  note.hidden = false
  note.querySelector('button')!.onclick = () => {
    note.hidden = true
    link.focus()
  }
  note.focus()
}
