import { feeTerms } from '../../content/data/fees'
import { managingCommittee } from '../../content/data/managing-committee'
import { school } from '../../content/school'
import { groupDigits } from '../../lib/core/rupees'
import { mix, PALETTE, WHITE } from './core/colour'
import type { Frame, Scene } from './core/frame'
import { each, repeat } from './core/numbers'
import { circle, path, rect, stroked } from './core/svg'
import { crest } from './crest'
import { loadTypeface, wrapText } from './typeface'

const display = await loadTypeface('eczar', 600)
const text = await loadTypeface('anek-latin', 400)
const strong = await loadTypeface('anek-latin', 600)

const PAPER = '#fdfaf1'
const TEXT = '#17332a'
const QUIET = '#52685f'
const MARGIN = 90
const HEAD_HEIGHT = 330
const RIGHT_EDGE = 1110

/** The green head with crest, school, title and the mark that this is a sample. */
function sheetHead({ width }: Frame, title: string): string {
  const rows = repeat(7, (index) => {
    const y = 44 + index * 40
    return (
      path`M0 ${y}C${width * 0.25} ${y - 44} ${width * 0.45} ${y + 40} ${width * 0.6} ${y}` +
      path`S${width} ${y + 44} ${width * 1.2} ${y}`
    )
  })
  const mark = 'Sample'
  const markSize = 34
  const markWidth = strong.measure(mark, markSize) + 56
  return (
    rect(0, 0, width, HEAD_HEIGHT, PALETTE.pine) +
    stroked(rows, mix(PALETTE.pine, WHITE, 0.12), 2.4) +
    rect(0, HEAD_HEIGHT, width, 8, PALETTE.genda) +
    crest(MARGIN, 74, 1.85) +
    text.draw(school.name, 296, 132, 36, '#cfe3d6') +
    display.draw(title, 294, 212, 66, WHITE) +
    rect(296, 240, markWidth, 56, PALETTE.gendaLight, { rx: 28 }) +
    strong.draw(mark, 324, 279, markSize, PALETTE.ink)
  )
}

function sheetFoot({ width, height }: Frame, note: string): string {
  return (
    rect(MARGIN, height - 112, width - 2 * MARGIN, 2, '#d8d2bd') +
    text.draw(note, MARGIN, height - 66, 27, QUIET)
  )
}

const onPaper = (frame: Frame, title: string, note: string, body: string): string =>
  rect(0, 0, frame.width, frame.height, PAPER) +
  sheetHead(frame, title) +
  body +
  sheetFoot(frame, note)

/** Offices and how each is filled, as a CBSE school shows them; no names. */
const COMMITTEE_TOP = 400
const COMMITTEE_ROW = 104
const SECOND_COLUMN = 640

/** The managing committee by office. */
export const managingCommitteeSheet: Scene = (frame) => {
  const rows = each(managingCommittee, ({ office, filledBy }, index) => {
    const top = COMMITTEE_TOP + index * COMMITTEE_ROW
    const line = top + 64
    return (
      (index % 2
        ? ''
        : rect(MARGIN - 20, top, RIGHT_EDGE - MARGIN + 40, COMMITTEE_ROW, '#f3efdf')) +
      circle(MARGIN + 26, top + COMMITTEE_ROW / 2, 27, PALETTE.teaLight) +
      strong.draw(
        String(index + 1),
        MARGIN + 26 - strong.measure(String(index + 1), 30) / 2,
        top + COMMITTEE_ROW / 2 + 11,
        30,
        WHITE,
      ) +
      strong.draw(office, MARGIN + 80, line, 36, TEXT) +
      text.draw(filledBy, SECOND_COLUMN, line, 32, QUIET)
    )
  })
  return onPaper(
    frame,
    'Managing committee',
    'A sample by office. The school puts the signed list with the names here.',
    rows,
  )
}

/** Rules of R-FEES-5, each under its heading. */
const FEE_RULES = [
  ['Type', ['All fee items are non-refundable.']],
  [
    'When fees are due',
    [
      `Registration and processing: Rs. ${groupDigits(feeTerms.registration)}, one time, at registration.`,
      'Tuition and transport: by the 10th of each month.',
      'Hostel: the first instalment at admission, the second before the Durga Puja vacations.',
    ],
  ],
  [
    'When fees may change',
    [
      'The annual fee may be revised yearly by the managing committee.',
      'Transport fees may rise if diesel prices rise.',
    ],
  ],
  [
    'Mid-session admission',
    [
      'The transfer certificate is due within 15 days. Otherwise the admission is cancelled without refund.',
    ],
  ],
  [
    'Hostel',
    [
      'Hostel fees do not include uniforms, books, school fees, prospectus and registration.',
      'They are paid by portal, demand draft, net banking, cards, RTGS or NEFT.',
    ],
  ],
] as const

const RULE_SIZE = 33
const RULE_LEADING = 45

/** The fee policy in plain words. */
export const feePolicySheet: Scene = (frame) => {
  let y = HEAD_HEIGHT + 96
  const rules = each(FEE_RULES, ([heading, lines]) => {
    let body = display.draw(heading, MARGIN, y, 42, PALETTE.tea)
    y += 56
    for (const rule of lines) {
      body += circle(MARGIN + 10, y - 11, 6, PALETTE.gurans)
      for (const line of wrapText(rule, text, RULE_SIZE, RIGHT_EDGE - MARGIN - 44)) {
        body += text.draw(line, MARGIN + 40, y, RULE_SIZE, TEXT)
        y += RULE_LEADING
      }
      y += 8
    }
    y += 26
    return body
  })
  return onPaper(
    frame,
    'Fee policy',
    'A sample. The school puts its signed policy here. Amounts are in the fee tables.',
    rules,
  )
}
