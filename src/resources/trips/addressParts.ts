/** An address in the order of what its readers look for. */
interface AddressParts {
  /** A station, a hotel, or the street with its number. */
  place: string;
  /** Which part of the place, which nobody may miss: a space and `Terminal 5`, or nothing. */
  terminal: string;
  /** The street, the town and the postcode, with the comma before them. */
  rest: string;
}

/** `Terminal 5`, `T5`, `Terminal South`, `North Terminal` at the end of a place's name. */
const TERMINAL =
  /[\s,]+(?:(?:Terminal|Term\.|T(?=\d))\s?[\p{L}\d]{1,10}|[\p{L}\d]{1,10} Terminal)$/iu;
/** A house number alone, whose street is behind the comma. */
const NUMBER_ALONE = /^\d+\s?\p{L}?$/u;

/**
 * Takes an address apart without changing a letter: its parts together are the address.
 * @example addressParts('Heathrow Airport Terminal 2, Hounslow TW6 1EW')
 *   // { place: 'Heathrow Airport', terminal: ' Terminal 2', rest: ', Hounslow TW6 1EW' }
 */
export function addressParts(address: string): AddressParts {
  const parts = address.split(/(?=, )/);
  const [first = '', second = ''] = parts;
  const isSecondNeeded =
    NUMBER_ALONE.test(first) || (TERMINAL.test(second) && !/\s.*\s.*\s/.test(second.trim()));
  const head = isSecondNeeded ? first + second : first;
  const found = TERMINAL.exec(head)?.[0] ?? '';
  // A comma goes with the name: behind the dots of a name that is cut, it would stand alone.
  const terminal = found.replace(/^[\s,]+(?=\s)/, '');
  // A place that is called only Terminal 5 has no other name.
  const place = head.slice(0, head.length - terminal.length);
  return head === found
    ? { place: head, terminal: '', rest: address.slice(head.length) }
    : { place, terminal, rest: address.slice(head.length) };
}

/** The terminals that airports name by their side: nobody needs the word for `Gatwick Airport North`. */
const SIDE = /^(\s)(?:Terminal )?(North|South|East|West)(?: Terminal)?$/iu;

/**
 * A terminal for a line that has room for little: ` T5` for ` Terminal 5`, and ` North` for
 * ` North Terminal`; any other stays as it is.
 */
export const shortTerminal = (terminal: string): string =>
  terminal.replace(/^(\s)(?:Terminal|Term\.)\s?(?=\d)/iu, '$1T').replace(SIDE, '$1$2');

/** The place alone, with its terminal: `Heathrow Airport Terminal 2`. */
export function placeOf(address: string): string {
  const { place, terminal } = addressParts(address);
  return place + terminal;
}
