import { processSingleton } from './singleton'

/**
 * Makes something of an object once, for as long as the object is in use. What is made of a list, such as its
 * parsed or sorted records, is shared by all who come with the same list: nobody may change it in place.
 * @param name tells what is made from everything else that is made this way
 */
export function memoizeByObject<Given extends object, Made>(
  name: string,
  make: (given: Given) => Made,
): (given: Given) => Made {
  const made = processSingleton(`once.${name}`, () => new WeakMap<Given, { value: Made }>())
  return (given) => {
    const held = made.get(given) ?? { value: make(given) }
    made.set(given, held)
    return held.value
  }
}
