import type {
  accountFields as englishAccountFields,
  policy as englishPolicy,
} from '../../en/later/accountFields.ts';
import type { Messages } from '../../messages.ts';

export const accountFields: Messages<typeof englishAccountFields> = {
  heading: 'Még néhány adat',
  optional: 'Nem kötelező',
  choose: 'Választás…',
  none: 'Nincs válasz',
  failed: 'A fiók kérdéseit nem sikerült betölteni.',
};

export const policy: Messages<typeof englishPolicy> = {
  allowed: 'Az utazási szabályok engedik ezt az utazást.',
  failed:
    'Az utazási szabályokat most nem sikerült ellenőrizni. Az ellenőrzés foglaláskor történik meg.',
  stopped: 'Az utazási szabályok nem engedik ezt az utazást',
  stoppedBy:
    'Egy utazási szabály nem engedi. %{rule} |||| %{smart_count} utazási szabály nem engedi. %{rule}',
  show: 'Miért?',
  limits: {
    trips: {
      outbound: 'Ezzel az utazással',
      return: 'A visszaúttal',
      both: 'Az oda- és visszaúttal',
    },
    maxAmount: '%{trips} %{period} felhasználva: %{used} / %{limit}.',
    frequency: '%{trips} %{period} felhasználva: %{used} / %{limit} utazás.',
  },
  periods: { day: 'a napi keretből', week: 'a heti keretből', month: 'a havi keretből' },
};
