import type { people as english } from '../../en/later/people.ts';
import type { Messages } from '../../messages.ts';

export const people: Messages<typeof english> = {
  noTab: {
    hidden: 'Kontoadministratörer visas inte på den här sidan',
    hiddenText: 'Du hittar dem under Personer i menyn.',
    unknown: 'Sidan har ingen flik med det namnet',
    unknownText: 'Välj en av flikarna ovan.',
  },
  searchAdmins: 'Sök kontoadministratörer',
  invite: {
    first: 'Skicka inbjudan till %{name}',
    again: 'Skicka inbjudan till %{name} igen',
    tip: 'Skicka inbjudan',
    tipAgain: 'Skicka inbjudan igen (skickades senast %{when})',
    title: 'Skicka en inbjudan?',
    titleAgain: 'Skicka inbjudan igen?',
    text: '%{name} får ett mejl till %{email} om att taxi kan bokas åt personen och hur uppgifterna om varje resa kommer fram. Ingen inloggning behövs.',
    textAgain: 'Den skickades senast %{when}.',
    confirm: 'Skicka',
    done: 'Inbjudan till %{name} är på väg',
    failed: 'Inbjudan skickades inte. Försök igen.',
  },
  ahead: {
    question: 'Vad händer med kommande resor?',
    keep: 'Behåll dem',
    cancel: 'Avboka dem',
    count: '%{smart_count} kommande resa |||| %{smart_count} kommande resor',
    none: 'Inga kommande resor.',
    more: 'och %{smart_count} till |||| och %{smart_count} till',
    fee: 'Att avboka nu kostar %{fee}, avgiften för sen avbokning.',
    feeShown: 'Att avboka resorna ovan nu kostar %{fee}, avgiften för sen avbokning.',
    failed: 'De kommande resorna kunde inte läsas in. De behålls.',
    stays: 'Avbokade resor förblir avbokade, även om detta ångras.',
    feeStays:
      'Avbokade resor förblir avbokade och avgiften ska ändå betalas, även om detta ångras.',
    out: 'Från och med nu kan ingen boka åt personen.',
  },
};
