import type {
  accountFields as englishFields,
  policy as englishPolicy,
} from '../../en/later/accountFields.ts';
import type { Messages } from '../../messages.ts';

export const accountFields: Messages<typeof englishFields> = {
  heading: 'Vielä muutama tieto',
  optional: 'Valinnainen',
  choose: 'Valitse…',
  none: 'Ei vastausta',
  failed: 'Tilin kysymyksiä ei voitu ladata.',
};

export const policy: Messages<typeof englishPolicy> = {
  allowed: 'Matkasääntösi sallivat tämän matkan.',
  failed: 'Matkasääntöjäsi ei voitu tarkistaa juuri nyt. Ne tarkistetaan varattaessa.',
  stopped: 'Matkasääntösi eivät salli tätä matkaa',
  stoppedBy:
    'Matkasääntö estää matkan. %{rule} |||| %{smart_count} matkasääntöä estää matkan. %{rule}',
  show: 'Näytä syy',
  limits: {
    trips: {
      outbound: 'Tämän matkan jälkeen',
      return: 'Paluumatkan jälkeen',
      both: 'Meno- ja paluumatkan jälkeen',
    },
    maxAmount: '%{trips} käytettynä %{used} / %{limit} %{period}.',
    frequency: '%{trips} matkoja %{used} / %{limit} %{period}.',
  },
  periods: { day: 'päivässä', week: 'viikossa', month: 'kuukaudessa' },
};
