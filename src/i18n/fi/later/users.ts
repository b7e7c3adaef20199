import type { users as english } from '../../en/later/users.ts';
import type { Messages } from '../../messages.ts';

export const users: Messages<typeof english> = {
  tabs: { users: 'Käyttäjät', groups: 'Ryhmät' },
  add: 'Lisää käyttäjä',
  edit: 'Muokkaa käyttäjää',
  created: 'Käyttäjä on lisätty',
  createFailed: 'Käyttäjää ei voitu lisätä',
  updated: 'Käyttäjä on tallennettu',
  updateFailed: 'Käyttäjää ei voitu tallentaa',
  createPassenger: 'Lisää myös matkustajaksi, jotta hänelle voi varata matkoja',
  passengerFailed: 'Matkustajaa ei voitu lisätä',
  withoutPassenger: 'Jatka ilman matkustajaa',
  accounts: 'Tilit',
  addAccount: 'Lisää tili',
  removeAccount: 'Poista: %{name}',
  accountMissing: 'Valitse vähintään yksi tili',
  alreadyAdded: 'Käyttäjä kuuluu jo tälle tilille',
  moreAccounts: '%{smart_count} muu |||| %{smart_count} muuta',
  noAccount: 'ei tiliä',
  invited: 'kutsuttu',
  insist: 'Tee se silti',
  invite: {
    first: 'Lähetä kirjautumisviesti: %{name}',
    again: 'Lähetä kirjautumisviesti uudelleen: %{name}',
    tip: 'Lähetä viesti salasanan asettamiseen',
    tipAgain: 'Lähetä viesti uudelleen (lähetetty viimeksi %{when})',
    title: 'Lähetetäänkö kirjautumisviesti?',
    titleAgain: 'Lähetetäänkö kirjautumisviesti uudelleen?',
    text: '%{name} saa osoitteeseen %{email} viestin, jossa on kerran toimiva linkki salasanan asettamiseen. Siihen asti kaikki pysyy ennallaan.',
    textAgain: 'Se lähetettiin viimeksi %{when}.',
    textElsewhere:
      '%{name} saa osoitteeseen %{email} viestin, jossa kerrotaan, missä kirjaudutaan. Salasanoja säilyttää %{provider}.',
    confirm: 'Lähetä',
    done: 'Kirjautumisviesti on matkalla: %{name}',
    failed: 'Viestiä ei lähetetty. Yritä uudelleen.',
  },
};
