import { z } from 'zod';
import type { FieldError, FieldErrors } from '../core/errors.ts';

const ID_MAX_LENGTH = 100;
export const FIELD_VALUE_MAX_LENGTH = 500;

/**
 * A question that a taxi company asks with every trip billed to an account, such as a cost centre.
 * The dispatch system decides which there are.
 */
export const accountFieldSchema = z.object({
  id: z.string().min(1).max(ID_MAX_LENGTH),
  title: z.string().min(1).max(200),
  /** `select` offers its values; anything else is free text. */
  type: z.string().max(60),
  values: z.array(z.string().min(1).max(FIELD_VALUE_MAX_LENGTH)).default([]),
  /** A field that is not active is not asked. */
  active: z.boolean(),
  /** What the field holds before anybody answers. */
  value: z.string().max(FIELD_VALUE_MAX_LENGTH).nullable().default(null),
  validation: z.object({ required: z.boolean() }).default({ required: false }),
});
export type AccountField = z.infer<typeof accountFieldSchema>;

/** Answers by field id, as typed. */
export type FieldAnswers = Readonly<Record<string, string>>;
/** Values of a booking's account fields, by field id. */
export const fieldAnswersSchema = z.record(
  z.string().max(ID_MAX_LENGTH),
  z.string().max(FIELD_VALUE_MAX_LENGTH),
);

export const isSelect = ({ type }: AccountField): boolean => type === 'select';

/** The fields that are asked, in their order. */
export const activeFields = (fields: readonly AccountField[]): AccountField[] =>
  fields.filter(({ active }) => active);

/** Dispatch systems choose the ids, so one may be the name of a property that every object has. */
const given = (answers: FieldAnswers, id: string): string | undefined =>
  Object.hasOwn(answers, id) ? answers[id] : undefined;

/** What a field holds: what was typed, else its preset value. */
export const answerOf = ({ id, value }: AccountField, answers: FieldAnswers): string =>
  given(answers, id) ?? value ?? '';

/** Why an answer cannot be taken; undefined where it can. Blank is not an answer. */
export function answerError(field: AccountField, answer: string): FieldError | undefined {
  const text = answer.trim();
  if (text === '') return field.validation.required ? { code: 'required' } : undefined;
  if (isSelect(field) && !field.values.includes(text)) return { code: 'choice' };
  if (text.length <= FIELD_VALUE_MAX_LENGTH) return undefined;
  return { code: 'tooLong', params: { max: FIELD_VALUE_MAX_LENGTH } };
}

/**
 * Checks the answers sent with a booking against the fields that are asked: browser and server both
 * use this. Keys are `fields.<id>`.
 */
export function fieldsErrors(fields: readonly AccountField[], answers: FieldAnswers): FieldErrors {
  const asked = activeFields(fields);
  const known = new Set(asked.map(({ id }) => id));
  const errors: FieldErrors = {};
  for (const field of asked) {
    const error = answerError(field, given(answers, field.id) ?? '');
    if (error) errors[`fields.${field.id}`] = error;
  }
  for (const id of Object.keys(answers))
    if (!known.has(id)) errors[`fields.${id}`] = { code: 'unknown' };
  return errors;
}

/** The answers as they are sent: to the fields that are asked, without blanks. */
export function answersToSend(
  fields: readonly AccountField[],
  answers: FieldAnswers,
): Record<string, string> {
  const sent = activeFields(fields).flatMap((field) => {
    const text = answerOf(field, answers).trim();
    return text === '' ? [] : [[field.id, text] as const];
  });
  return Object.fromEntries(sent);
}

/** The answers as a trip shows them, in the order of the fields. */
export const answersOfTrip = (fields: readonly AccountField[], answers: FieldAnswers) =>
  activeFields(fields).flatMap(({ id, title }) => {
    const value = (given(answers, id) ?? '').trim();
    return value === '' ? [] : [{ id, title, value }];
  });
