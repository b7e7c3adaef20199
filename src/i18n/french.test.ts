import { describe, expect, it } from 'vitest';
import { messages } from './fr/index.ts';
import { landing } from './fr/landing.ts';

type Texts = { [key: string]: string | Texts };

const textsOf = (texts: Texts, path = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : textsOf(value, `${path}${key}.`),
  );

describe('French texts', () => {
  it.each(textsOf({ ...messages, landing }))(
    'keep punctuation on the line of its word: %s',
    (_key, text) => {
      // An ordinary space there may become a line break: it must be one that does not break.
      expect(text).not.toMatch(/ [:;?!»]|« /);
    },
  );
});
