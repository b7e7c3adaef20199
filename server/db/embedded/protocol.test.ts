import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finalStatus, FrameReader, message, query, readyForQuery, rewrite } from './protocol.ts';

const parse = (bytes: Buffer) => ({ type: String.fromCharCode(bytes[0] ?? 0), bytes });
const prefixed = (name: string) => `mine_${name}`;

describe('FrameReader', () => {
  it('gives back whole messages however the stream is split', () => {
    const texts = fc.array(fc.string({ maxLength: 300 }), { maxLength: 12 });
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 97 }), (bodies, step) => {
        const sent = bodies.map((body) => message('Q', Buffer.from(body)));
        const stream = Buffer.concat(sent);
        const reader = new FrameReader();
        const received: Buffer[] = [];
        for (let at = 0; at < stream.length; at += step) {
          reader.push(stream.subarray(at, at + step));
          for (let next = reader.next(); next; next = reader.next()) received.push(next.bytes);
        }
        expect(Buffer.concat(received)).toEqual(stream);
        expect(received).toHaveLength(sent.length);
      }),
    );
  });

  it('refuses a length that cannot be', () => {
    const reader = new FrameReader();
    reader.push(Buffer.from([0x51, 0xff, 0xff, 0xff, 0xff]));
    expect(() => reader.next()).toThrow('impossible length');
  });
});

describe('rewrite', () => {
  it('renames prepared statements, and leaves the unnamed one and everything else as it is', () => {
    const named = message('P', Buffer.from('find\0select $1\0'), Buffer.from([0, 0]));
    const unnamed = message('P', Buffer.from('\0select $1\0'), Buffer.from([0, 0]));
    const bind = message('B', Buffer.from('\0find\0'), Buffer.from([0, 0, 0, 0, 0, 0]));
    const portal = message('D', Buffer.from('Pfind\0'));
    expect(rewrite(parse(named), prefixed).toString()).toContain('mine_find\0select $1\0');
    expect(rewrite(parse(unnamed), prefixed)).toEqual(unnamed);
    expect(rewrite(parse(bind), prefixed).toString()).toContain('\0mine_find\0');
    expect(rewrite(parse(portal), prefixed)).toEqual(portal);
  });
});

describe('finalStatus', () => {
  it('reads the status only where a response ends with it', () => {
    expect(finalStatus(Buffer.concat([query('x'), readyForQuery()]))).toBe('I');
    expect(finalStatus(message('1'))).toBeNull();
    expect(finalStatus(Buffer.alloc(0))).toBeNull();
  });
});
