import type {
  accountFields as englishFields,
  policy as englishPolicy,
} from '../../en/later/accountFields.ts';
import type { Messages } from '../../messages.ts';

export const accountFields: Messages<typeof englishFields> = {
  heading: 'Några fler uppgifter',
  optional: 'Valfritt',
  choose: 'Välj…',
  none: 'Inget svar',
  failed: 'Kontots frågor kunde inte läsas in.',
};

export const policy: Messages<typeof englishPolicy> = {
  allowed: 'Dina reseregler tillåter den här resan.',
  failed: 'Dina reseregler kunde inte kontrolleras just nu. Det görs när du bokar.',
  stopped: 'Dina reseregler tillåter inte den här resan',
  stoppedBy: 'Stoppas av en reseregel. %{rule} |||| Stoppas av %{smart_count} reseregler. %{rule}',
  show: 'Visa varför',
  limits: {
    trips: {
      outbound: 'Med den här resan',
      return: 'Med returresan',
      both: 'Med utresan och returresan',
    },
    maxAmount: '%{trips} har resenären använt %{used} av %{limit} %{period}.',
    frequency: '%{trips} har resenären gjort %{used} av %{limit} resor %{period}.',
  },
  periods: { day: 'per dag', week: 'per vecka', month: 'per månad' },
};
