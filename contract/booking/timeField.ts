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
 * The text as the mask shows it while typing: digits only, a colon after the hour. A lone space or
 * any start of the word ASAP becomes ASAP; other texts as in `maskClock`.
 * @example maskTime('0930') // '09:30'
 */
export const maskTime = (typed: string): string => (isAsap(typed) ? ASAP_TEXT : maskClock(typed));

/**
 * The mask of a time that cannot be as soon as possible: `9h30` and `9.30` become `9:30`, and a
 * time with `am` or `pm` is written in 24 hours. Spaces are removed, except one after a single
 * digit, which may separate it from its minutes.
 * @example maskClock('2:30 pm') // '14:30'
 */
export function maskClock(typed: string): string {
  if (HOUR_APART.test(typed)) return typed.replace(/\s/, ' ');
  const hourTyped = /^\s*\d\s*[:h.]/i.test(typed);
  const digits = (hourTyped ? `0${typed}` : typed).replaceAll(/\D/g, '').slice(0, 4);
  const half = /\d\D*?([ap])/i.exec(typed)?.[1];
  if (half) return inHalf(digits, half.toLowerCase() === 'p');
  const colon = digits.length > 2 || (digits.length === 2 && /[:h.]$/i.test(typed));
  return colon ? `${digits.slice(0, 2)}:${digits.slice(2)}` : digits;
}

/**
 * Turns digits of a twelve-hour clock into a time of 24 hours; others are left as they are. Three
 * digits are an hour of one digit with its minutes: `130p` cannot be a beginning of 13:0.
 */
function inHalf(digits: string, isPm: boolean): string {
  const time = readTime(digits.replace(/^(\d)(\d\d)$/, '$1:$2'));
  if (time.kind !== 'time') return maskClock(digits);
  const hour = Number(time.time.slice(0, 2));
  if (hour < 1 || hour > 12) return time.time;
  return `${two((hour % 12) + (isPm ? 12 : 0))}${time.time.slice(2)}`;
}

/**
 * A time of day within a longer text, such as a date with its time. Its half of the day may be one
 * letter, unless that begins a word or stands between two times, as in «1:30 a 2:30».
 */
const CLOCK =
  /(?<!\d)\d{1,2}[:.h]\d{2}(?::\d{2})?(?:\s*[ap]\.?\s?m(?!\p{L})|\s*[ap](?=\P{L}*$)(?!.*\d)|[ap](?!\p{L}))?(?!\.?\d)/iu;

/**
 * What the mask makes of a pasted text: the first time of day in it. Blanks around it mean nothing,
 * unlike a blank that is typed.
 * @example pastedTime(' 2:30 PM') // '14:30'
 */
export function pastedTime(text: string): string {
  const trimmed = text.replaceAll(/\s+/g, '');
  return maskTime(CLOCK.exec(text)?.[0].replaceAll(/\s+/g, '') ?? (trimmed || text));
}

/** Only spaces (typed into a field that was empty or wholly selected), or a start of the word. */
const isAsap = (text: string) => /^\s+$/.test(text) || /^\s*a(s(a(p[a-z]*)?)?)?\s*$/i.test(text);

/** An hour of one digit, a space, and up to two digits of the minutes: `1 30`. */
const HOUR_APART = /^\d\s\d{0,2}$/;

/**
 * Reads a time field when it is left: one digit N is 0N:00, two digits NN are NN:00, four are the
 * time, and so are three if the first cannot begin an hour of two digits. Spaces in and around a
 * time mean nothing; a lone space, or the word, means as soon as possible.
 * @example readTime('7') // { kind: 'time', time: '07:00' }
 */
export function readTime(typed: string): TypedTime {
  if (typed === '') return { kind: 'empty' };
  if (isAsap(typed)) return { kind: 'asap' };
  const text = typed.replace(/^(\d)\s(?=\d\d$)/, '$1:').replaceAll(/\s+/g, '');
  const match = /^(\d{1,2})(?::(\d\d)?)?$/.exec(withColon(text));
  if (!match) return invalid;
  const hour = Number(match[1]);
  const minute = Number(match[2] ?? 0);
  if (hour > 23 || minute > 59) return invalid;
  return { kind: 'time', time: `${two(hour)}:${two(minute)}` };
}

/**
 * Whether a typed time can become another one with the next digit.
 * @example isHalfTyped('14') // true: 14:00, or the beginning of 14:30
 */
export const isHalfTyped = (typed: string): boolean =>
  readTime(typed).kind === 'time' && !/^\d\d:\d\d$/.test(typed);

const two = (value: number) => String(value).padStart(2, '0');

/**
 * `0930` → `09:30`, and `930`, which the mask shows as `93:0`, → `9:30`. Other texts of three
 * digits stay as they are: they could be either of two times.
 */
function withColon(text: string): string {
  const [, hour, minute] = /^([3-9])([0-5]\d)$/.exec(text.replace(':', '')) ?? [];
  if (hour && /^\d\d:\d$|^\d+$/.test(text)) return `${hour}:${minute}`;
  return /^\d{4}$/.test(text) ? `${text.slice(0, 2)}:${text.slice(2)}` : text;
}
