import type { Messages } from '../../messages.ts';
import type { groups as english } from '../../en/later/groups.ts';

export const groups: Messages<typeof english> = {
  save: 'Groep opslaan',
  saveName: 'Groepsnaam opslaan',
  saved: 'Groep opgeslagen',
  members: {
    title: 'Leden',
    later: 'Sla eerst de naam op. Daarna kunt u kiezen wie er in de groep zit.',
    search: 'Medewerkers kiezen',
    add: 'Toevoegen |||| %{smart_count} toevoegen',
    already: 'Zit al in deze groep',
    moves: 'Komt hierheen uit %{group}',
    unavailable: 'De medewerkers konden niet worden geladen. Probeer het opnieuw.',
    nobody: 'Dit account heeft nog geen medewerkers',
    none: 'Er zit nog niemand in deze groep',
    noneHint: 'Kies hierboven medewerkers en voeg ze toe.',
    defaultHint: 'Medewerkers die in geen andere groep zitten, zitten in deze.',
    joins: 'Komt erbij',
    leaves: 'Gaat eruit',
    remove: '%{name} uit de groep halen',
    keep: '%{name} in de groep houden',
  },
  rules: {
    title: 'Reisregels',
    later: 'Sla eerst de naam op. Daarna kunt u bepalen welke ritten de groep mag boeken.',
    own: 'Geen: eigen regels',
    saveFirst:
      'Sla de groep op of maak uw wijzigingen van de regels ongedaan voordat u andere kiest.',
    unavailable: 'De regels konden niet worden geladen. Laad de pagina opnieuw.',
    shared:
      'Ook een andere groep houdt zich aan deze regels: %{groups}. |||| Ook andere groepen houden zich aan deze regels: %{groups}.',
    inactive: 'De reisbeperking ‘%{name}’ is inactief: de regels ervan gelden nu voor niemand.',
    reset: 'Regels wissen',
    willReset: 'Alle regels worden verwijderd wanneer u de groep opslaat.',
    undo: 'Wijzigingen van de regels ongedaan maken',
  },
  sharedQuestion: {
    title: 'Ook de regels van andere groepen wijzigen?',
    text: '%{groups} houdt zich aan dezelfde regels als %{group}. |||| %{groups} houden zich aan dezelfde regels als %{group}.',
    everyGroup: 'Voor alle wijzigen',
    thisGroup: 'Alleen voor %{group}',
  },
};
