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
  withoutThese: 'Doorgaan zonder deze accounts',
  accounts: 'Accounts',
  addAccount: 'Account toevoegen',
  removeAccount: '%{name} verwijderen',
  accountMissing: 'Kies minstens één account',
  alreadyAdded: 'De gebruiker hoort al bij dit account',
  moreAccounts: 'nog %{smart_count} |||| nog %{smart_count}',
  noAccount: 'geen account',
  invited: 'Uitgenodigd',
  notJoined: 'uitgenodigd',
  insist: 'Toch doen',
  email: {
    change: 'E-mail wijzigen…',
    title: 'E-mail wijzigen',
    text: 'Het nieuwe adres krijgt een link om het te bevestigen. Het huidige adres krijgt bericht en kan de wijziging een dag lang tegenhouden. Daarna gaat ze in, en meldt %{name} zich opnieuw aan.',
    label: 'Nieuw e-mailadres',
    confirm: 'Wijziging aanvragen',
    failed: 'Er is niets gewijzigd. Probeer het opnieuw.',
    asked: 'Beide adressen krijgen nu een e-mail',
    waiting:
      'Wordt gewijzigd in %{email} zodra dat adres is bevestigd, op zijn vroegst op %{when}.',
    confirmed: 'Wordt op %{when} gewijzigd in %{email}.',
    stopped:
      'Een wijziging in %{email} is vanaf het huidige adres tegengehouden. Tot %{when} kan er geen andere worden aangevraagd.',
    takeBack: 'Wijziging intrekken',
    takenBack: 'De wijziging is ingetrokken',
    signIn: 'Opnieuw aanmelden',
  },
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
