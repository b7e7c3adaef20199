/**
 * The little of PostgreSQL's wire protocol 3.0 that sharing one backend among many connections
 * needs: cutting the byte stream into messages, renaming prepared statements, writing errors.
 * @see https://www.postgresql.org/docs/current/protocol-message-formats.html
 */

const SSL_REQUEST = 80877103;
const GSS_ENCRYPTION_REQUEST = 80877104;
const CANCEL_REQUEST = 80877102;
const PROTOCOL_3 = 3;

/** What a client's first packet asks for. */
export type StartupRequest = 'startup' | 'encryption' | 'cancel' | 'unsupported';

/** A message from a client: its type letter and its whole bytes, type and length included. */
export interface FrontendMessage {
  type: string;
  bytes: Buffer;
}

/** Cuts a client's byte stream into messages, however the socket happened to split it. */
export class FrameReader {
  #chunks: Buffer[] = [];
  #size = 0;

  push(chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#size += chunk.length;
  }

  /** The next packet of the start-up phase (no type letter), or null until all of it is here. */
  nextStartup(): StartupRequest | null {
    const packet = this.#take(0);
    if (packet === null) return null;
    const code = packet.length >= 8 ? packet.readInt32BE(4) : 0;
    if (code === SSL_REQUEST || code === GSS_ENCRYPTION_REQUEST) return 'encryption';
    if (code === CANCEL_REQUEST) return 'cancel';
    return code >>> 16 === PROTOCOL_3 ? 'startup' : 'unsupported';
  }

  /** The next ordinary message, or null until all of it is here. */
  next(): FrontendMessage | null {
    const bytes = this.#take(1);
    return bytes && { type: String.fromCharCode(bytes[0] ?? 0), bytes };
  }

  /** @param prefix bytes before the length field, which does not count them */
  #take(prefix: number): Buffer | null {
    const head = prefix + 4;
    if (this.#size < head) return null;
    let first = this.#chunks[0] ?? Buffer.alloc(0);
    if (first.length < head) first = this.#join();
    const length = prefix + first.readInt32BE(prefix);
    if (length < head) throw new Error(`A client sent a message of impossible length ${length}`);
    if (this.#size < length) return null;
    if (first.length < length) first = this.#join();
    const rest = first.subarray(length);
    if (rest.length > 0) this.#chunks[0] = rest;
    else this.#chunks.shift();
    this.#size -= length;
    return first.subarray(0, length);
  }

  // Joined only when a message spans chunks, so that a large message is copied once, not per chunk.
  #join(): Buffer {
    const joined = Buffer.concat(this.#chunks);
    this.#chunks = [joined];
    return joined;
  }
}

/** Builds a message from its type letter and body. */
export function message(type: string, ...parts: Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(5);
  head.write(type, 0, 'latin1');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

const cstring = (text: string): Buffer => Buffer.from(`${text}\0`);

/** A simple query. */
export const query = (sql: string): Buffer => message('Q', cstring(sql));

/** End of an extended-protocol cycle. */
export const sync = (): Buffer => message('S');

/** Forget a prepared statement. */
export const closeStatement = (name: string): Buffer =>
  message('C', Buffer.from('S'), cstring(name));

/** "Ready for the next command", outside a transaction. */
export const readyForQuery = (): Buffer => message('Z', Buffer.from('I'));

/** The start-up packet that the engine itself is given once. */
export function startupPacket(): Buffer {
  const body = Buffer.from('user\0postgres\0database\0postgres\0\0');
  const head = Buffer.alloc(8);
  head.writeInt32BE(body.length + 8, 0);
  head.writeInt32BE(PROTOCOL_3 << 16, 4);
  return Buffer.concat([head, body]);
}

/** An error in the server's own form; `code` is a SQLSTATE. */
export interface ServerError {
  severity: 'ERROR' | 'FATAL';
  code: string;
  message: string;
  hint: string;
}

/** Writes an ErrorResponse. */
export function errorResponse(error: ServerError): Buffer {
  const fields = { S: error.severity, V: error.severity, C: error.code, M: error.message };
  const parts = Object.entries({ ...fields, H: error.hint }).map(([k, v]) => cstring(k + v));
  return message('E', ...parts, Buffer.from([0]));
}

/**
 * The transaction status that a response ends with: idle, in a transaction, in a failed one; or
 * null when it does not end with ReadyForQuery (after a Flush).
 */
export function finalStatus(response: Buffer): 'I' | 'T' | 'E' | null {
  const tail = response.subarray(-6);
  if (tail.length < 6 || tail[0] !== 0x5a || tail.readInt32BE(1) !== 5) return null;
  const status = String.fromCharCode(tail[5] ?? 0);
  return status === 'I' || status === 'T' || status === 'E' ? status : null;
}

const COPY_IN = /\bcopy\b[^;]*\bfrom\s+stdin\b/i;
// Answered by the engine itself, so that a transaction around it fails as it would for any error.
const REFUSE_COPY_IN = `DO $$BEGIN RAISE EXCEPTION USING ERRCODE = 'feature_not_supported',
  MESSAGE = 'COPY FROM STDIN does not work on the embedded store',
  HINT = 'Use INSERT with several rows.'; END$$`;

/**
 * Rewrites what cannot be shared as it stands: prepared statements of different connections may
 * carry the same name, and COPY FROM STDIN would end the engine's process.
 * @param rename maps the client's name of a prepared statement to one that is its alone
 */
export function rewrite(original: FrontendMessage, rename: (name: string) => string): Buffer {
  const { type, bytes } = original;
  if (type === 'Q') {
    return COPY_IN.test(bytes.toString('utf8', 5)) ? query(REFUSE_COPY_IN) : bytes;
  }
  const body = bytes.subarray(5);
  if (type === 'P') {
    const [name, afterName] = readCstring(body, 0);
    const [sql, afterSql] = readCstring(body, afterName);
    const safe = COPY_IN.test(sql) ? REFUSE_COPY_IN : sql;
    if (name === '' && safe === sql) return bytes;
    return message('P', cstring(rename(name)), cstring(safe), body.subarray(afterSql));
  }
  if (type === 'B') {
    const [portal, afterPortal] = readCstring(body, 0);
    const [name, afterName] = readCstring(body, afterPortal);
    if (name === '') return bytes;
    return message('B', cstring(portal), cstring(rename(name)), body.subarray(afterName));
  }
  if ((type === 'D' || type === 'C') && body[0] === 0x53) {
    const [name] = readCstring(body, 1);
    if (name === '') return bytes;
    return message(type, Buffer.from('S'), cstring(rename(name)));
  }
  return bytes;
}

function readCstring(buffer: Buffer, start: number): [text: string, next: number] {
  const end = buffer.indexOf(0, start);
  if (end === -1) throw new Error('A client sent a text without its end');
  return [buffer.toString('utf8', start, end), end + 1];
}

/** A NOTIFY on its way to those who listen. */
export interface Notification {
  channel: string;
  bytes: Buffer;
}

/** Takes the notifications out of a response: they are not for whoever happened to be served. */
export function splitNotifications(response: Buffer): [rest: Buffer, found: Notification[]] {
  const rest: Buffer[] = [];
  const found: Notification[] = [];
  for (let at = 0; at < response.length;) {
    const end = at + 1 + response.readInt32BE(at + 1);
    const bytes = response.subarray(at, end);
    if (bytes[0] === 0x41) found.push({ channel: readCstring(bytes, 9)[0], bytes });
    else rest.push(bytes);
    at = end;
  }
  return found.length === 0 ? [response, found] : [Buffer.concat(rest), found];
}

const LISTEN = /^\s*(un)?listen\s+(?:"((?:[^"]|"")+)"|(\w+|\*))/i;

/** The channel that a simple query begins or ceases to listen on; `*` is all of them. */
export function listenCommand({
  type,
  bytes,
}: FrontendMessage): [on: boolean, channel: string] | null {
  if (type !== 'Q') return null;
  const [, un, quoted, plain = ''] = LISTEN.exec(bytes.toString('utf8', 5)) ?? [];
  const channel = quoted?.replaceAll('""', '"') ?? plain.toLowerCase();
  return channel === '' ? null : [un === undefined, channel];
}
