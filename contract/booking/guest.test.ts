import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_GUEST, guestErrors, guestFromSearch, guestInfoOf } from './guest.ts';
import { emailSchema } from '../core/textSchemas.ts';
import { guestInfoSchema } from './guestInfo.ts';

const jane = {
  ...EMPTY_GUEST,
  isOpen: true,
  givenName: ' Jane ',
  familyName: 'Roe',
  phone: { country: 'GB', text: '020 7946 0958' },
};

describe('a guest who is typed in', () => {
  it('is sent trimmed, with an international number and no empty e-mail', () => {
    expect(guestErrors(jane)).toEqual({});
    expect(guestInfoOf(jane)).toEqual({
      givenName: 'Jane',
      familyName: 'Roe',
      phoneNumber: '+442079460958',
      email: null,
    });
  });

  it('needs both names and a number; an e-mail is optional', () => {
    expect(guestErrors({ ...EMPTY_GUEST, isOpen: true })).toEqual({
      givenName: { code: 'required' },
      familyName: { code: 'required' },
      phoneNumber: { code: 'required' },
    });
  });

  it.each([
    [
      'a name with signs that no name has',
      { familyName: 'Roe & Sons' },
      'familyName',
      'personName',
    ],
    [
      'a number that is too short',
      { phone: { country: 'GB', text: '0207' } },
      'phoneNumber',
      'phone',
    ],
    [
      'a number of another country',
      { phone: { country: 'AU', text: '020 7946 0958' } },
      'phoneNumber',
      'phone',
    ],
    [
      'letters in the number',
      { phone: { country: 'GB', text: 'call 02079460958' } },
      'phoneNumber',
      'phone',
    ],
    ['no such country', { phone: { country: 'XX', text: '02079460958' } }, 'phoneNumber', 'phone'],
    ['half an e-mail', { email: 'jane@' }, 'email', 'email'],
  ])('is not sent with %s', (_what, changes, field, code) => {
    expect(guestErrors({ ...jane, ...changes })).toEqual({ [field]: { code } });
  });

  it.each([
    ['Niamh', "O'Brien"],
    ['Niamh', 'O’Brien'],
    ['Jean-Luc', 'St. John'],
    ['Zoë', 'Müller 2'],
    ['Андрей', 'Ёлкин'],
    ['美咲', '佐藤'],
    ['अनिता', 'शर्मा'],
    ['O', '李'],
    ['Gal·la', 'Sammy Davis, Jr.'],
    ['Anne‑Marie', 'D’Arcy–Roe'],
    ['علی\u200cرضا', 'شری\u200dف'],
    ['ジャン・ポール', 'ג׳ורג׳'],
  ])('may be called %s %s', (givenName, familyName) => {
    expect(guestErrors({ ...jane, givenName, familyName })).toEqual({});
  });

  it.each(['Roe_1', 'Roe/Smith', 'Roe\u0007', 'Roe <b>', 'Roe@home', 'Roe\nSmith', '“Jane”'])(
    'is not called %j',
    (familyName) => {
      expect(guestErrors({ ...jane, familyName })).toEqual({ familyName: { code: 'personName' } });
    },
  );

  it('has no characters that nobody sees, and ordinary spaces', () => {
    const guest = {
      givenName: '\ufeffMary\u00a0Jane\u200b',
      familyName: '\u202eE\u0301clair\u200d\u00ad',
      phoneNumber: '+442079460958',
    };
    expect(guestInfoSchema.parse(guest)).toMatchObject({
      givenName: 'Mary Jane',
      familyName: 'Éclair',
    });
  });

  it.each([
    ['r&d@example.com', true],
    ["o'brien+taxi@mail.example.co.uk", true],
    ['jane@müller.example', true],
    ['jane@例え.テスト', true],
    ['jane@xn--mller-kva.example', true],
    ['jane@-x.example', false],
    ['jane..roe@x.example', false],
    ['jane@10.0.0.1', false],
    ['jane@localhost', false],
    ['a b@x.example', false],
    ['jane@x.example\r\nBcc:a@b.example', false],
    ['<jane@x.example>', false],
  ])('may have the e-mail address %j: %s', (email, isRight) => {
    expect(emailSchema.safeParse(email).success).toBe(isRight);
  });

  it('may have a number with a plus of its own, whatever the country', () => {
    const guest = { ...jane, phone: { country: 'GB', text: '+33 1 42 68 53 00' } };
    expect(guestErrors(guest)).toEqual({});
    expect(guestInfoOf(guest).phoneNumber).toBe('+33142685300');
  });

  it('is accepted by the server whenever the form is valid', () => {
    const typed = fc.record({
      givenName: fc.string(),
      familyName: fc.string(),
      phone: fc.record({
        country: fc.constantFrom('GB', 'AU', 'FR', ''),
        text: fc.oneof(fc.string(), fc.constantFrom('0412 345 678', '+61412345678')),
      }),
      email: fc.oneof(fc.string(), fc.emailAddress()),
    });
    fc.assert(
      fc.property(typed, (changes) => {
        const guest = { ...jane, ...changes };
        const isRight = Object.keys(guestErrors(guest)).length === 0;
        const taken = guestInfoSchema.safeParse(guestInfoOf(guest));
        expect(taken.success).toBe(isRight);
        if (taken.success) expect(taken.data.phoneNumber).toMatch(/^\+\d+$/);
      }),
    );
  });
});

it.each([
  ['Jane Roe', { givenName: 'Jane', familyName: 'Roe' }],
  ['jane', { givenName: 'Jane' }],
  ['jane van der berg-o’brien', { givenName: 'Jane', familyName: 'van der Berg-O’Brien' }],
  ['JANE McRoe', { givenName: 'JANE', familyName: 'McRoe' }],
  ['josé garcía-pérez', { givenName: 'José', familyName: 'García-Pérez' }],
  ['Ana María de la Cruz', { givenName: 'Ana', familyName: 'María de la Cruz' }],
  ['07911 123456', { phone: { country: 'GB', text: '07911 123456' } }],
  ['+61 412 345 678', { phone: { country: 'GB', text: '+61 412 345 678' } }],
  ['jane@roe.example', { email: 'jane@roe.example' }],
  [
    'Jane Roe <jane@roe.example> (020) 7946 0958',
    {
      givenName: 'Jane',
      familyName: 'Roe',
      email: 'jane@roe.example',
      phone: { country: 'GB', text: '(020) 7946 0958' },
    },
  ],
  ['Room 12', { givenName: 'Room', familyName: '12' }],
  ['  ', {}],
])('a search for %j fills in these fields of a guest', (text, guest) => {
  expect(guestFromSearch(text, 'GB')).toEqual(guest);
});
