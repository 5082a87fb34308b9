/** First digits of mobile numbers. Landline numbers may begin with them, too. */
export const firstMobileDigits = { first: 6, last: 9 }

/**
 * Whether ten digits are a possible number in India, by the national numbering plan of the Department of
 * Telecommunications. Mobile numbers begin with 6 to 9. Landline numbers begin with an STD code; the subscriber number
 * after it begins with 2 to 7, in a few places with another digit. Does not check whether the number is in use.
 */
export function isIndianNumber(digits: string): boolean {
  if (!/^[1-9]\d{9}$/.test(digits)) return false
  if (Number(digits.charAt(0)) >= firstMobileDigits.first) return true
  const code = getCodeLength(digits)
  if (code === undefined) return false
  return /[2-7]/.test(digits.charAt(code)) || otherSubscribers.test(digits)
}

const otherSubscribers = /^(?:2[02][89]|170|280|290|323|342|380|420|472|5521)/

/** Returns the length of the STD code of a number that begins with 1 to 5. */
function getCodeLength(digits: string): number | undefined {
  if (twoDigits.test(digits)) return 2
  const area = digits.slice(0, 3)
  if (unused.has(area)) return undefined
  return threeDigits.has(area) ? 3 : 4
}

/** Delhi, Pune, Mumbai, Kolkata, Hyderabad, Chennai. */
const twoDigits = /^(?:11|20|22|33|40|44)/

/** '120-122 124' → 120, 121, 122, 124 */
const createSet = (ranges: string) =>
  new Set(
    ranges.split(/\s+/).flatMap((range) => {
      const [first = 0, last = first] = range.split('-').map(Number)
      return Array.from({ length: last - first + 1 }, (_, index) => String(first + index))
    }),
  )

/** Other codes have four digits. */
const threeDigits = createSet(
  `120-122 124 129-132 135 140 141 144 145 151 154 160 161 164 171 172 175 177 180 181 183 184 186 191 194
  212 215 217 230 231 233 240 241 250 251 253 257 260 261 265 268 278 281 285 286 288 290 291 294
  323 326 341-343 353 354 360 361 364 368-370 372-374 376 380 381 385 389
  413 416 421-424 427 431 435 451 452 460-462 466-472 474-481 483-485 487 490 491 494-497
  510 512 515 522 532 535 542 548 551 552 562 565 571 581 591 595`,
)

/** No code begins with these. */
const unused = createSet(
  `100-109 210 239 249 254 270 272 300 302-316 318 320 327-329 340 344 349 350 357 390-399
  410 412 419 430 438 439 450 453 458 459 464 500-509 513 520 523 529 530 537-540 543 547 550 553 555 557-560
  563 570 575-580 589 590 593 597-599`,
)
