import type { people as english } from '../../en/later/people.ts';
import type { Messages } from '../../messages.ts';

export const people: Messages<typeof english> = {
  noTab: {
    hidden: 'Kontoadministratoren stehen nicht auf dieser Seite',
    hiddenText: 'Sie finden sie im Menü unter „Personen“.',
    unknown: 'Diese Seite hat keinen solchen Reiter',
    unknownText: 'Wählen Sie einen der Reiter oben.',
  },
  searchAdmins: 'Admins suchen',
  invite: {
    first: 'Einladung an %{name} senden',
    again: 'Einladung an %{name} erneut senden',
    tip: 'Einladung senden',
    tipAgain: 'Einladung erneut senden (zuletzt gesendet %{when})',
    title: 'Einladung senden?',
    titleAgain: 'Einladung noch einmal senden?',
    text: '%{name} erhält eine E-Mail an %{email}. Darin steht, dass für diese Person Taxis gebucht werden können und wie sie die Einzelheiten jeder Fahrt erfährt. Eine Anmeldung braucht sie nicht.',
    textAgain: 'Zuletzt wurde sie am %{when} gesendet.',
    confirm: 'Senden',
    done: 'Die Einladung an %{name} ist unterwegs',
    failed: 'Die Einladung wurde nicht gesendet. Versuchen Sie es noch einmal.',
  },
  ahead: {
    question: 'Was geschieht mit bevorstehenden Fahrten?',
    keep: 'Behalten',
    cancel: 'Stornieren',
    count: '%{smart_count} bevorstehende Fahrt |||| %{smart_count} bevorstehende Fahrten',
    none: 'Keine bevorstehenden Fahrten.',
    more: 'und %{smart_count} weitere |||| und %{smart_count} weitere',
    fee: 'Eine Stornierung kostet jetzt %{fee}, die Gebühr für späte Stornierung.',
    feeShown:
      'Eine Stornierung der obigen Fahrten kostet jetzt %{fee}, die Gebühr für späte Stornierung.',
    failed: 'Die bevorstehenden Fahrten konnten nicht geladen werden. Sie bleiben bestehen.',
    stays: 'Stornierte Fahrten bleiben storniert, auch wenn dies rückgängig gemacht wird.',
    feeStays:
      'Stornierte Fahrten bleiben storniert und die Gebühr bleibt fällig, auch wenn dies rückgängig gemacht wird.',
    out: 'Ab sofort kann niemand mehr für diese Person buchen.',
  },
};
