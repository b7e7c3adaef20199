import type { users as english } from '../../en/later/users.ts';
import type { Messages } from '../../messages.ts';

export const users: Messages<typeof english> = {
  tabs: { users: 'Användare', groups: 'Grupper' },
  add: 'Lägg till användare',
  edit: 'Redigera användare',
  created: 'Användaren har lagts till',
  createFailed: 'Användaren kunde inte läggas till',
  updated: 'Användaren har sparats',
  updateFailed: 'Användaren kunde inte sparas',
  createPassenger: 'Lägg även till som resenär, så att resor kan bokas åt personen',
  passengerFailed: 'Resenären kunde inte läggas till',
  withoutPassenger: 'Fortsätt utan resenär',
  accounts: 'Konton',
  addAccount: 'Lägg till ett konto',
  removeAccount: 'Ta bort %{name}',
  accountMissing: 'Välj minst ett konto',
  alreadyAdded: 'Användaren hör redan till kontot',
  moreAccounts: '%{smart_count} till |||| %{smart_count} till',
  noAccount: 'inget konto',
  invited: 'inbjuden',
  insist: 'Gör det ändå',
  invite: {
    first: 'Skicka inloggningsmejl till %{name}',
    again: 'Skicka inloggningsmejl till %{name} igen',
    tip: 'Skicka ett mejl för att välja lösenord',
    tipAgain: 'Skicka mejlet igen (skickades senast %{when})',
    title: 'Skicka ett inloggningsmejl?',
    titleAgain: 'Skicka inloggningsmejlet igen?',
    text: '%{name} får ett mejl till %{email} med en länk för att välja lösenord, som fungerar en gång. Tills dess förblir allt som det är.',
    textAgain: 'Det skickades senast %{when}.',
    textElsewhere:
      '%{name} får ett mejl till %{email} som berättar var man loggar in. Lösenord finns hos %{provider}.',
    confirm: 'Skicka',
    done: 'Inloggningsmejlet till %{name} är på väg',
    failed: 'Mejlet skickades inte. Försök igen.',
  },
};
