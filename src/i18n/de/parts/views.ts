import type { views as english } from '../../en/parts/views.ts';
import type { Messages } from '../../messages.ts';

export const views: Messages<typeof english> = {
  list: {
    search: '%{name} suchen',
    searchMin: 'Geben Sie mindestens %{min} Zeichen ein',
    noneYet: 'Noch keine Einträge. Legen Sie zuerst unter „%{page}“ einen an.',
    actions: 'Aktionen',
    sortBy: 'Sortieren nach',
    perPage: 'Zeilen pro Seite',
    range: '%{from}–%{to} von %{total}',
    atLeast: '%{count}+',
    pages: 'Seiten',
    firstPage: 'Erste Seite',
    previousPage: 'Vorige Seite',
    nextPage: 'Nächste Seite',
    noData: 'Keine Daten vorhanden',
    noResults: 'Keine Treffer',
    noResultsHint: 'Nichts passt zur Suche und zu den Filtern.',
    clearFilters: 'Filter entfernen',
    retry: 'Erneut versuchen',
    loadFailed: 'Die Liste konnte nicht geladen werden.',
    refreshFailed: 'Diese Liste konnte nicht aktualisiert werden und ist vielleicht veraltet.',
    selected: '%{smart_count} ausgewählt |||| %{smart_count} ausgewählt',
    clearSelection: 'Auswahl aufheben',
    selectAccount: 'Konto auswählen',
    selectAccountHint: 'Wählen Sie oben auf der Seite ein Konto aus, um zu sehen, was dazugehört.',
    edit: '%{row} bearbeiten',
    delete: '%{row} löschen',
  },
  form: {
    addTitle: '%{name} hinzufügen',
    editTitle: '%{name} bearbeiten',
    country: 'Ländervorwahl',
    locked: 'Kann später nicht geändert werden',
    notYours: 'Das kann nur ein Flottenmanager ändern',
    addressHint: 'Wählen Sie eine Adresse aus den Vorschlägen',
    addressFailed: 'Die Adresse konnte nicht gesucht werden. Versuchen Sie es noch einmal.',
    created: '%{row} wurde hinzugefügt',
    saved: '%{row} wurde gespeichert',
    loadFailed: 'Dieser Eintrag konnte nicht geöffnet werden. Vielleicht wurde er gelöscht.',
    notAllowed: 'Ihre Rolle erlaubt es nicht, dies hinzuzufügen.',
    missing: '%{label} fehlt',
    saveFailed:
      'Nichts wurde gespeichert. Ihre Eingaben sind noch da. Versuchen Sie es noch einmal.',
    fixFields:
      'Noch wurde nichts gespeichert. Korrigieren Sie die markierten Felder und speichern Sie erneut.',
    changedSince:
      'Noch wurde nichts gespeichert. Jemand anders hat die markierten Felder geändert, nachdem Sie dieses Formular geöffnet haben. Speichern Sie erneut, um deren Werte zu ersetzen.',
    isNow: 'Jetzt „%{value}“',
    openOther: 'Diesen Eintrag zeigen',
    leaveTitle: 'Änderungen verwerfen?',
    leaveText: 'Ihre Eingaben in diesem Formular sind nicht gespeichert.',
    leave: 'Verwerfen',
    stay: 'Weiter bearbeiten',
  },
  delete: {
    title: '%{row} löschen?',
    text: '%{row} erscheint dann nicht mehr in Listen und beim Buchen. Frühere Fahrten bleiben, wie sie sind.',
    manyTitle: '%{smart_count} %{name} löschen?',
    manyText:
      'Sie erscheinen dann nicht mehr in Listen und beim Buchen. Frühere Fahrten bleiben, wie sie sind.',
    of: {
      users: {
        text: '%{row} kann sich dann nicht mehr anmelden. Bereits gebuchte Fahrten bleiben, wie sie sind.',
        manyText:
          'Diese Personen können sich dann nicht mehr anmelden. Bereits gebuchte Fahrten bleiben, wie sie sind.',
      },
    },
    confirm: 'Löschen',
    checking: 'Es wird gesucht, was davon abhängt',
    cannot: '%{row} kann nicht gelöscht werden',
    cannotMany: 'Nichts davon kann gelöscht werden',
    inTheWay: 'Ändern oder löschen Sie zuerst:',
    counted: '%{smart_count} %{name}',
    goesAlong: 'Mitgelöscht wird:',
    emptied: 'Nicht mehr darauf verweisen:',
    someStay:
      '%{smart_count} der ausgewählten Einträge bleibt, weil etwas davon abhängt. |||| %{smart_count} der ausgewählten Einträge bleiben, weil etwas davon abhängt.',
    deleted: '%{row} wurde gelöscht',
    deletedMany: '%{smart_count} %{name} gelöscht',
    partly: '%{done} von %{all} gelöscht. %{failed} konnten nicht gelöscht werden.',
    failed: 'Nichts wurde gelöscht. Versuchen Sie es noch einmal.',
    undo: 'Rückgängig',
    restored: '%{row} wurde wiederhergestellt',
    restoredMany: '%{smart_count} %{name} wiederhergestellt',
    restoreFailed:
      '%{failed} von %{all} konnten nicht wiederhergestellt werden. Versuchen Sie es noch einmal.',
    restoreTaken:
      '%{row} konnte nicht wiederhergestellt werden: Ein anderer Eintrag hat jetzt denselben Wert für „%{field}“.',
    restoreRefused: '%{row} konnte nicht wiederhergestellt werden. %{reason}',
  },
};
