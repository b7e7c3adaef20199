import type {
  accountFields as englishFields,
  policy as englishPolicy,
} from '../../en/later/accountFields.ts';
import type { Messages } from '../../messages.ts';

export const accountFields: Messages<typeof englishFields> = {
  heading: 'Nog enkele gegevens',
  optional: 'Optioneel',
  choose: 'Kiezen…',
  none: 'Geen antwoord',
  failed: 'De vragen van dit account konden niet worden geladen.',
};

export const policy: Messages<typeof englishPolicy> = {
  allowed: 'Uw reisregels staan deze rit toe.',
  failed: 'Uw reisregels konden nu niet worden gecontroleerd. Dat gebeurt wanneer u boekt.',
  stopped: 'Uw reisregels staan deze rit niet toe',
  stoppedBy:
    'Tegengehouden door een reisregel. %{rule} |||| Tegengehouden door %{smart_count} reisregels. %{rule}',
  show: 'Reden tonen',
  limits: {
    trips: {
      outbound: 'Met deze rit',
      return: 'Met de terugrit',
      both: 'Met de heen- en terugrit',
    },
    maxAmount: '%{trips} heeft de passagier %{used} van %{limit} %{period} uitgegeven.',
    frequency: '%{trips} heeft de passagier %{used} van %{limit} ritten %{period} gemaakt.',
  },
  periods: { day: 'per dag', week: 'per week', month: 'per maand' },
};
