import { type EnquirySent, enquirySent } from '@/components/enquiry/FramedForm/enquiry-sent'
import { closeModal, openModal } from '@/components/ui/Modal/Modal.browser'
import { modalCloseDelay } from '@/content/constants'

/** Modified clicks open a new tab or window. A link inside an open dialog navigates. */
const shouldFollowLink = (event: MouseEvent) =>
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey ||
  document.querySelector('dialog[open]') !== null

/** Opens the enquiry in its dialog. If the form cannot be loaded, the link leads to the enquiry page. */
export function openEnquiryOnClick() {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-opens=enquiry]')
    if (!link || shouldFollowLink(event)) return
    event.preventDefault()
    showForm(link)
  })
}

function showForm(link: HTMLAnchorElement) {
  const dialog = document.querySelector<HTMLDialogElement>('#enquiry')!
  let sent: EnquirySent | undefined
  findNote().hidden = true
  link.focus()
  openModal(dialog, () => {
    if (!sent) return
    // The next enquiry starts with an empty form.
    place.replaceChildren()
    showNote(sent, link)
  })
  const place = dialog.querySelector<HTMLElement>('[data-frame]')!
  const loading = dialog.querySelector<HTMLElement>('[role=status]')!
  const frame = place.querySelector('iframe') ?? document.createElement('iframe')
  frame.addEventListener(enquirySent, (event) => {
    sent = (event as CustomEvent<EnquirySent>).detail
    setTimeout(() => closeModal(dialog), modalCloseDelay)
  })
  if (frame.isConnected) return
  loading.hidden = false
  frame.title = dialog.querySelector('h2')!.textContent
  frame.src = place.dataset.frame!
  frame.onload = () => {
    loading.hidden = true
    if (!frame.contentDocument?.querySelector('form')) location.assign(link.href)
  }
  place.append(frame)
}

const findNote = () => document.querySelector<HTMLElement>('#sent-enquiry')!

/** @param link takes the focus when the visitor closes the note */
function showNote({ reference, call }: EnquirySent, link: HTMLElement) {
  const note = findNote()
  note.querySelector('[data-reference]')!.textContent = reference
  note.querySelector('[data-call]')!.textContent = call
  note.hidden = false
  note.querySelector('button')!.onclick = () => {
    note.hidden = true
    link.focus()
  }
  note.focus()
}
