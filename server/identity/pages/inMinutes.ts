import type { Channel } from '../../../contract/core/channel.ts';
import { formatLocale } from '../../../contract/core/format.ts';
import type { Language } from '../../../contract/core/languages.ts';

/** When something can be tried again, as a language says it: "in 5 minutes", "5 perc múlva". */
export const inMinutes = (minutes: number, language: Language, { locale }: Channel): string =>
  new Intl.RelativeTimeFormat(formatLocale(language, locale)).format(minutes, 'minute');
