import type { people as english } from '../../en/later/people.ts';
import type { Messages } from '../../messages.ts';

export const people: Messages<typeof english> = {
  noTab: {
    hidden: 'Accountbeheerders staan niet op deze pagina',
    hiddenText: 'U vindt ze in het menu onder Personen.',
    unknown: 'Deze pagina heeft geen tabblad met die naam',
    unknownText: 'Kies een van de tabbladen hierboven.',
  },
  searchAdmins: 'Zoek accountbeheerders',
  invite: {
    first: 'Uitnodiging naar %{name} sturen',
    again: 'Uitnodiging opnieuw naar %{name} sturen',
    tip: 'Uitnodiging sturen',
    tipAgain: 'Uitnodiging opnieuw sturen (laatst verstuurd %{when})',
    title: 'Uitnodiging sturen?',
    titleAgain: 'De uitnodiging opnieuw sturen?',
    text: '%{name} krijgt een e-mail op %{email}. Daarin staat dat er taxi’s voor deze persoon kunnen worden geboekt en hoe de gegevens van elke rit aankomen. Aanmelden is niet nodig.',
    textAgain: 'De uitnodiging is het laatst verstuurd op %{when}.',
    confirm: 'Sturen',
    done: 'De uitnodiging voor %{name} is onderweg',
    failed: 'De uitnodiging is niet verstuurd. Probeer het opnieuw.',
  },
  ahead: {
    question: 'Wat gebeurt er met komende ritten?',
    keep: 'Behouden',
    cancel: 'Annuleren',
    count: '%{smart_count} komende rit |||| %{smart_count} komende ritten',
    none: 'Geen komende ritten.',
    more: 'en nog %{smart_count} |||| en nog %{smart_count}',
    fee: 'Nu annuleren kost %{fee}, de kosten voor late annulering.',
    feeShown: 'De ritten hierboven nu annuleren kost %{fee}, de kosten voor late annulering.',
    failed: 'De komende ritten konden niet worden geladen. Ze blijven behouden.',
    stays: 'Geannuleerde ritten blijven geannuleerd, ook als dit ongedaan wordt gemaakt.',
    feeStays:
      'Geannuleerde ritten blijven geannuleerd en de kosten blijven verschuldigd, ook als dit ongedaan wordt gemaakt.',
    out: 'Vanaf nu kan niemand meer voor deze persoon boeken.',
  },
};
