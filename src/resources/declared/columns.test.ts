import { expect, it } from 'vitest';
import { CONSOLE_LANGUAGES } from '../../i18n/languages.ts';
import { createI18nProvider } from '../../i18n/i18nProvider.ts';
import { bookings } from '../../../contract/resources/bookings.ts';
import { resources } from '../../../contract/resources/index.ts';
import { plainFields } from './columns.ts';

/** Trips have a list of their own, with its own columns. */
const declared = resources.filter(({ name }) => name !== bookings.name);

it.each(CONSOLE_LANGUAGES)(
  'no list or its file offers two columns with the same name in %s',
  async (language) => {
    const { translate } = await createI18nProvider(language);
    for (const resource of declared) {
      const names = plainFields(resource).map((column) =>
        translate(`resources.${resource.name}.fields.${column}`),
      );
      expect([resource.name, names]).toEqual([resource.name, [...new Set(names)]]);
    }
  },
);
