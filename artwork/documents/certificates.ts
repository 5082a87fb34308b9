import * as fontkit from 'fontkit'
import sharp from 'sharp'
import certificates from '../../content/records/certificates.json'
import { school } from '../../content/school'
import type { Fonts } from './fonts'
import { ink } from './ink'

/** A record of `content/records/certificates.json`; `data` is its picture in `content/certificates`. */
export type Certificate = (typeof certificates)[number]

export const sampleCertificates: readonly Certificate[] = certificates

const paper = { width: 1000, height: 1414, margin: 90 }
const fieldTop = 440
const fieldStep = 88

type Ink = { size: number; colour: string; transform?: string }

/** A line of text as outlines, so that the picture looks the same wherever it is drawn. */
function outline(font: fontkit.Font, text: string, x: number, y: number, style: Ink): string {
  const scale = style.size / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  let advance = 0
  const shapes = glyphs.map((glyph, index) => {
    const at = advance
    advance += positions[index]?.xAdvance ?? 0
    return `<path transform="translate(${at} 0)" d="${glyph.path.toSVG()}"/>`
  })
  const place = `translate(${x} ${y}) ${style.transform ?? ''} scale(${scale} ${-scale})`
  return `<g fill="${style.colour}" transform="${place}">${shapes.join('')}</g>`
}

function fieldsOf(certificate: Certificate): [label: string, value: string][] {
  return [
    ['Admission number', certificate.admission],
    ['Name of pupil', certificate.name],
    ['Class last attended', 'as in the admission register'],
    ['Fees paid up to', 'the month of leaving'],
    ['Conduct', 'good'],
    ['Reason for leaving', 'at the parents’ request'],
    ['Date of issue', 'the day the office stamps it'],
  ]
}

function pageOf(certificate: Certificate, fonts: Fonts): string {
  const open = (data: Buffer): fontkit.Font => fontkit.create(data) as fontkit.Font
  const [display, text, strong] = [open(fonts.display), open(fonts.text), open(fonts.strong)]
  const { width, height, margin } = paper
  const rows = fieldsOf(certificate).map(([label, value], index) => {
    const y = fieldTop + index * fieldStep
    return [
      outline(text, label, margin, y, { size: 27, colour: ink.quiet }),
      outline(strong, value, 400, y, { size: 29, colour: ink.text }),
      `<path d="M400 ${y + 16}H${width - margin}" stroke="${ink.line}" stroke-width="2"/>`,
    ].join('')
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
    <rect width="${width}" height="${height}" fill="${ink.paper}"/>
    <rect x="30" y="30" width="${width - 60}" height="${height - 60}" fill="none" stroke="${ink.deepEdge}" stroke-width="4"/>
    ${outline(display, 'SAMPLE', 165, 1130, { size: 270, colour: ink.stamp, transform: 'rotate(-42)' })}
    <path d="M30 30H${width - 30}V190H30Z" fill="${ink.deep}"/>
    ${outline(display, school.name, margin, 115, { size: 62, colour: ink.paper })}
    ${outline(text, school.tagline, margin, 162, { size: 27, colour: ink.bud })}
    ${outline(display, 'Transfer certificate', margin, 310, { size: 54, colour: ink.heading })}
    ${outline(text, 'Sample, not valid as a certificate', margin, 360, { size: 27, colour: ink.houses[0] })}
    ${rows.join('\n')}
    <path d="M${margin} 1220h260M${width - margin - 260} 1220h260" stroke="${ink.quiet}" stroke-width="2"/>
    ${outline(text, 'Class teacher', margin, 1256, { size: 25, colour: ink.quiet })}
    ${outline(text, 'Principal', width - margin - 260, 1256, { size: 25, colour: ink.quiet })}
    ${outline(strong, 'SAMPLE: shows the form only. No such pupil exists.', margin, 1340, { size: 25, colour: ink.houses[0] })}
  </svg>`
}

/** Draws a sample transfer certificate as a JPEG of 1000 × 1414 px, plainly marked as a sample. */
export async function drawCertificate(certificate: Certificate, fonts: Fonts): Promise<Buffer> {
  return sharp(Buffer.from(pageOf(certificate, fonts)))
    .resize({ width: paper.width })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
}
