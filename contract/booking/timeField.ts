/** What was typed into a time field. An invalid text is never taken for «as soon as possible». */
type TypedTime =
  | { kind: 'asap' }
  | { kind: 'time'; time: string }
  | { kind: 'empty' }
  | { kind: 'invalid' };

/** What the field shows for a trip as soon as possible. */
export const ASAP_TEXT = 'ASAP';

const invalid: TypedTime = { kind: 'invalid' };

/**
 * The text as the mask shows it while typing: digits only, a colon after the hour. A space or any
 * start of the word ASAP stands for ASAP; `9h30` and `9.30` are written like `9:30`.
 * @example maskTime('0930') // '09:30'
 */
export function maskTime(typed: string): string {
  if (isAsap(typed)) return ASAP_TEXT;
  const hourTyped = /^\d[:h.]/i.exec(typed);
  const digits = (hourTyped ? `0${typed}` : typed).replaceAll(/\D/g, '').slice(0, 4);
  const colon = digits.length > 2 || (digits.length === 2 && /[:h.]$/i.test(typed));
  return colon ? `${digits.slice(0, 2)}:${digits.slice(2)}` : digits;
}

const isAsap = (text: string) => /\s/.test(text) || /^a(s(a(p[a-z]*)?)?)?$/i.test(text);

/**
 * Reads a time field when it is left: one digit N is 0N:00, two digits NN are NN:00, four are the
 * time; a space, or the word, is as soon as possible.
 * @example readTime('7') // { kind: 'time', time: '07:00' }
 */
export function readTime(text: string): TypedTime {
  if (text === '') return { kind: 'empty' };
  if (isAsap(text)) return { kind: 'asap' };
  const match = /^(\d{1,2})(?::(\d\d)?)?$/.exec(text.includes(':') ? text : splitDigits(text));
  if (!match) return invalid;
  const hour = Number(match[1]);
  const minute = Number(match[2] ?? 0);
  if (hour > 23 || minute > 59) return invalid;
  return { kind: 'time', time: `${two(hour)}:${two(minute)}` };
}

const two = (value: number) => String(value).padStart(2, '0');

/** `0930` → `09:30`. Three digits stay as they are: half a time could be either of two. */
const splitDigits = (text: string) =>
  /^\d{4}$/.test(text) ? `${text.slice(0, 2)}:${text.slice(2)}` : text;
