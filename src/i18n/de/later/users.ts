import type { users as english } from '../../en/later/users.ts';
import type { Messages } from '../../messages.ts';

export const users: Messages<typeof english> = {
  tabs: { users: 'Benutzer', groups: 'Gruppen' },
  add: 'Benutzer hinzufügen',
  edit: 'Benutzer bearbeiten',
  created: 'Benutzer hinzugefügt',
  createFailed: 'Der Benutzer konnte nicht hinzugefügt werden',
  updated: 'Benutzer gespeichert',
  updateFailed: 'Der Benutzer konnte nicht gespeichert werden',
  createPassenger: 'Auch als Fahrgast anlegen, damit Fahrten für die Person gebucht werden können',
  passengerFailed: 'Der Fahrgast konnte nicht angelegt werden',
  withoutPassenger: 'Ohne Fahrgast fortfahren',
  accounts: 'Konten',
  addAccount: 'Konto hinzufügen',
  removeAccount: '%{name} entfernen',
  accountMissing: 'Wählen Sie mindestens ein Konto',
  alreadyAdded: 'Der Benutzer ist diesem Konto bereits zugeordnet',
  moreAccounts: '%{smart_count} weiteres |||| %{smart_count} weitere',
  noAccount: 'kein Konto',
  invited: 'eingeladen',
  insist: 'Trotzdem ausführen',
  invite: {
    first: 'Anmelde-E-Mail an %{name} senden',
    again: 'Anmelde-E-Mail an %{name} erneut senden',
    tip: 'E-Mail zum Festlegen eines Passworts senden',
    tipAgain: 'E-Mail erneut senden (zuletzt gesendet %{when})',
    title: 'Anmelde-E-Mail senden?',
    titleAgain: 'Anmelde-E-Mail noch einmal senden?',
    text: '%{name} erhält eine E-Mail an %{email} mit einem Link zum Festlegen eines Passworts, der einmal gilt. Bis dahin bleibt alles, wie es ist.',
    textAgain: 'Zuletzt wurde sie am %{when} gesendet.',
    textElsewhere:
      '%{name} erhält eine E-Mail an %{email}, in der steht, wo die Anmeldung ist. Passwörter werden bei %{provider} verwaltet.',
    confirm: 'Senden',
    done: 'Die Anmelde-E-Mail an %{name} ist unterwegs',
    failed: 'Die E-Mail wurde nicht gesendet. Versuchen Sie es noch einmal.',
  },
};
