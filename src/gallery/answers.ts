import { HttpError } from 'ra-core';
import { createDataProvider, type ConsoleDataProvider } from '../dataProvider/dataProvider.ts';

/** How the lists that a part of the gallery reads are answered. */
export const ANSWERS = ['asUsual', 'never', 'empty', 'failed'] as const;
export type Answers = (typeof ANSWERS)[number];

/** The product's own data provider on its own API, with lists answered like this. */
export function answering(answers: Answers): ConsoleDataProvider {
  const provider = createDataProvider();
  switch (answers) {
    case 'asUsual':
      return provider;
    case 'never':
      return { ...provider, getList: () => new Promise<never>(() => undefined) };
    case 'empty':
      return { ...provider, getList: () => Promise.resolve({ data: [], total: 0 }) };
    case 'failed':
      return {
        ...provider,
        getList: () => Promise.reject(new HttpError('shell.error.generic', 500)),
      };
  }
}
