import type { users as english } from '../../en/later/users.ts';
import type { Messages } from '../../messages.ts';

export const users: Messages<typeof english> = {
  tabs: { users: 'Gebruikers', groups: 'Groepen' },
  add: 'Gebruiker toevoegen',
  edit: 'Gebruiker bewerken',
  created: 'Gebruiker toegevoegd',
  createFailed: 'De gebruiker kon niet worden toegevoegd',
  updated: 'Gebruiker opgeslagen',
  updateFailed: 'De gebruiker kon niet worden opgeslagen',
  createPassenger:
    'Ook als passagier toevoegen, zodat er ritten voor deze persoon kunnen worden geboekt',
  passengerFailed: 'De passagier kon niet worden toegevoegd',
  withoutPassenger: 'Doorgaan zonder passagier',
  accounts: 'Accounts',
  addAccount: 'Account toevoegen',
  removeAccount: '%{name} verwijderen',
  accountMissing: 'Kies minstens één account',
  alreadyAdded: 'De gebruiker hoort al bij dit account',
  moreAccounts: 'nog %{smart_count} |||| nog %{smart_count}',
  noAccount: 'geen account',
  invited: 'uitgenodigd',
  insist: 'Toch doen',
  invite: {
    first: 'Aanmeldmail naar %{name} sturen',
    again: 'Aanmeldmail opnieuw naar %{name} sturen',
    tip: 'E-mail sturen om een wachtwoord in te stellen',
    tipAgain: 'E-mail opnieuw sturen (laatst verstuurd %{when})',
    title: 'Aanmeldmail sturen?',
    titleAgain: 'De aanmeldmail opnieuw sturen?',
    text: '%{name} krijgt op %{email} een e-mail met een link om een wachtwoord in te stellen, die één keer werkt. Tot dan blijft alles zoals het is.',
    textAgain: 'De e-mail is het laatst verstuurd op %{when}.',
    textElsewhere:
      '%{name} krijgt op %{email} een e-mail die uitlegt waar het aanmelden gebeurt. Wachtwoorden worden bij %{provider} beheerd.',
    confirm: 'Sturen',
    done: 'De aanmeldmail voor %{name} is onderweg',
    failed: 'De e-mail is niet verstuurd. Probeer het opnieuw.',
  },
};
