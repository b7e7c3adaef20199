import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AccountField,
  answerOf,
  answersOfTrip,
  answersToSend,
  fieldsErrors,
} from './accountFields.ts';

const field = (id: string, changes: Partial<AccountField> = {}): AccountField => ({
  id,
  title: `Title of ${id}`,
  type: 'text',
  values: [],
  active: true,
  value: null,
  validation: { required: false },
  ...changes,
});
const centre = field('centre', {
  type: 'select',
  values: ['London', 'Leeds'],
  validation: { required: true },
});
const order = field('order');
const old = field('old', { active: false, validation: { required: true } });
const fields = [centre, order, old];

describe('account fields', () => {
  it.each([
    ['a required one without an answer', {}, { 'fields.centre': { code: 'required' } }],
    ['a blank answer', { centre: '  ' }, { 'fields.centre': { code: 'required' } }],
    ['a value not offered', { centre: 'Paris' }, { 'fields.centre': { code: 'choice' } }],
    [
      'one that is not asked',
      { centre: 'Leeds', old: 'x', other: 'y' },
      { 'fields.old': { code: 'unknown' }, 'fields.other': { code: 'unknown' } },
    ],
    [
      'too much',
      { centre: 'Leeds', order: 'x'.repeat(501) },
      { 'fields.order': { code: 'tooLong', params: { max: 500 } } },
    ],
    ['nothing else', { centre: 'London', order: 'PO-17' }, {}],
  ])('refuse %s', (_, answers, errors) => {
    expect(fieldsErrors(fields, answers)).toEqual(errors);
  });

  it('begin with the value that is given, until something else is typed', () => {
    const preset = field('preset', { value: 'HQ' });
    expect([answerOf(preset, {}), answerOf(preset, { preset: '' })]).toEqual(['HQ', '']);
    expect(answersToSend([preset], {})).toEqual({ preset: 'HQ' });
    expect(answersToSend([preset], { preset: ' ' })).toEqual({});
  });

  it('are shown with their titles, in their order', () => {
    expect(answersOfTrip(fields, { order: ' 17 ', centre: 'Leeds' })).toEqual([
      { id: 'centre', title: 'Title of centre', value: 'Leeds' },
      { id: 'order', title: 'Title of order', value: '17' },
    ]);
  });

  it('send nothing that the server refuses, unless the form already says that it is missing or wrong', () => {
    const anyField = fc.record({
      id: fc.constantFrom('a', 'b', 'constructor', '__proto__'),
      title: fc.constant('T'),
      type: fc.constantFrom('select', 'text', 'number'),
      values: fc.array(fc.constantFrom('x', 'y')),
      active: fc.boolean(),
      value: fc.option(fc.constantFrom('x', 'z')),
      validation: fc.record({ required: fc.boolean() }),
    });
    const typed = fc.dictionary(fc.constantFrom('a', 'b', 'gone'), fc.string());
    fc.assert(
      fc.property(
        fc.uniqueArray(anyField, { selector: ({ id }) => id }),
        typed,
        (asked, answers) => {
          const codes = Object.values(fieldsErrors(asked, answersToSend(asked, answers)));
          expect(codes.filter(({ code }) => code === 'unknown' || code === 'tooLong')).toEqual([]);
        },
      ),
    );
  });
});
