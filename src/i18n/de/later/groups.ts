import type { Messages } from '../../messages.ts';
import type { groups as english } from '../../en/later/groups.ts';

export const groups: Messages<typeof english> = {
  save: 'Gruppe speichern',
  saveName: 'Gruppennamen speichern',
  saved: 'Gruppe gespeichert',
  members: {
    title: 'Mitglieder',
    later: 'Speichern Sie zuerst den Namen. Danach können Sie wählen, wer zur Gruppe gehört.',
    search: 'Mitarbeiter auswählen',
    add: 'Hinzufügen |||| %{smart_count} hinzufügen',
    already: 'Schon in dieser Gruppe',
    moves: 'Wechselt hierher aus %{group}',
    unavailable: 'Die Mitarbeiter konnten nicht geladen werden. Versuchen Sie es noch einmal.',
    nobody: 'Dieses Konto hat noch keine Mitarbeiter',
    none: 'Noch niemand gehört zu dieser Gruppe',
    noneHint: 'Wählen Sie oben Mitarbeiter aus und fügen Sie sie hinzu.',
    defaultHint: 'Wer in keiner anderen Gruppe ist, ist in dieser.',
    joins: 'Kommt hinzu',
    leaves: 'Verlässt die Gruppe',
    remove: '%{name} aus der Gruppe entfernen',
    keep: '%{name} in der Gruppe behalten',
  },
  rules: {
    title: 'Reiseregeln',
    later:
      'Speichern Sie zuerst den Namen. Danach können Sie festlegen, welche Fahrten die Gruppe buchen darf.',
    own: 'Keine: eigene Regeln',
    saveFirst:
      'Speichern Sie die Gruppe oder machen Sie Ihre Änderungen an den Regeln rückgängig, bevor Sie andere wählen.',
    unavailable: 'Die Regeln konnten nicht geladen werden. Laden Sie die Seite neu.',
    shared:
      'Diese Regeln gelten auch für eine andere Gruppe: %{groups}. |||| Diese Regeln gelten auch für andere Gruppen: %{groups}.',
    inactive:
      'Die Reisebeschränkung „%{name}“ ist inaktiv. Die Regeln darin gelten zurzeit für niemanden.',
    reset: 'Regeln zurücksetzen',
    willReset: 'Beim Speichern der Gruppe werden alle Regeln gelöscht.',
    undo: 'Änderungen an den Regeln rückgängig machen',
  },
  sharedQuestion: {
    title: 'Auch die Regeln anderer Gruppen ändern?',
    text: 'Für %{groups} gelten dieselben Regeln wie für %{group}. |||| Für %{groups} gelten dieselben Regeln wie für %{group}.',
    everyGroup: 'Für alle ändern',
    thisGroup: 'Nur für %{group}',
  },
};
