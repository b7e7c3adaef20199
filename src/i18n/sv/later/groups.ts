import type { Messages } from '../../messages.ts';
import type { groups as english } from '../../en/later/groups.ts';

export const groups: Messages<typeof english> = {
  save: 'Spara gruppen',
  saveName: 'Spara gruppens namn',
  saved: 'Gruppen har sparats',
  members: {
    title: 'Medlemmar',
    later: 'Spara namnet först. Sedan kan du välja vilka som är med i gruppen.',
    search: 'Välj medarbetare',
    add: 'Lägg till |||| Lägg till %{smart_count}',
    already: 'Redan med i gruppen',
    moves: 'Flyttar hit från %{group}',
    unavailable: 'Medarbetarna kunde inte läsas in. Försök igen.',
    nobody: 'Det här kontot har inga medarbetare än',
    none: 'Ingen är med i gruppen än',
    noneHint: 'Välj medarbetare ovan och lägg till dem.',
    defaultHint: 'Medarbetare som inte är i någon annan grupp är i den här.',
    joins: 'Läggs till',
    leaves: 'Tas bort',
    remove: 'Ta bort %{name} ur gruppen',
    keep: 'Behåll %{name} i gruppen',
  },
  rules: {
    title: 'Reseregler',
    later: 'Spara namnet först. Sedan kan du säga vilka resor gruppen får boka.',
    own: 'Ingen: egna regler',
    saveFirst: 'Spara gruppen eller ångra dina ändringar av reglerna innan du väljer andra.',
    unavailable: 'Reglerna kunde inte läsas in. Läs in sidan på nytt.',
    shared:
      'Även en annan grupp följer de här reglerna: %{groups}. |||| Även andra grupper följer de här reglerna: %{groups}.',
    inactive: 'Resebegränsningen ”%{name}” är inaktiv: dess regler gäller inte för någon nu.',
    reset: 'Återställ reglerna',
    willReset: 'Alla regler tas bort när du sparar gruppen.',
    undo: 'Ångra ändringarna av reglerna',
  },
  sharedQuestion: {
    title: 'Ändra reglerna även för andra grupper?',
    text: '%{groups} följer samma regler som %{group}. |||| %{groups} följer samma regler som %{group}.',
    everyGroup: 'Ändra för alla',
    thisGroup: 'Bara för %{group}',
  },
};
