import type { accounts as english } from '../../en/later/accounts.ts';
import type { Messages } from '../../messages.ts';

export const accounts: Messages<typeof english> = {
  billing: 'Factuurgegevens',
  linked: 'Taxibedrijf %{number}',
  addFleet: 'Taxibedrijf toevoegen',
  removeLinked: 'Taxibedrijf %{number} verwijderen',
  removeTitle: 'Account bij %{fleet} verwijderen?',
  removeText:
    'Zodra u opslaat, kan %{fleet} dit account geen ritten meer in rekening brengen. Eerdere ritten blijven zoals ze zijn.',
  fleetMissing:
    'Koppel minstens één taxibedrijf, zodat ritten bij het account in rekening kunnen worden gebracht.',
  notAllValid: 'Elk taxibedrijf heeft een geldig accountnummer nodig',
  invite: 'Uitnodigen',
  inviteFor: 'Een beheerder van %{name} uitnodigen',
  firstAdmin: {
    title: 'De eerste beheerder uitnodigen?',
    text: '%{name} is toegevoegd, maar niemand kan zich nog voor dit account aanmelden. De eerste beheerder krijgt een e-mail, voegt daarna medewerkers toe en boekt ritten.',
    confirm: 'Beheerder uitnodigen',
    later: 'Later',
  },
  validity: {
    validating: 'Het nummer wordt bij het taxibedrijf nagevraagd',
    valid: 'Het taxibedrijf kent dit nummer',
    invalid: 'Centraleaccount ongeldig',
    unanswered: 'Het centralesysteem van het taxibedrijf antwoordt niet. Probeer het zo opnieuw.',
  },
  import: {
    title: 'Accounts importeren',
    columns:
      'De eerste regel is een kop en wordt overgeslagen. Daarna volgt per regel één account, met de kolommen in deze volgorde: accountnaam, e-mail van de beheerder, nummer van het centraleaccount, taal (en als er niets staat).',
    looksLikeData:
      'De eerste regel lijkt een account en geen kopregel, en wordt daarom ook geïmporteerd.',
    onlyHeading: 'Onder de kop staat niets. Kies een ander bestand.',
    chosen: '%{file}: %{smart_count} account |||| %{file}: %{smart_count} accounts',
    start: 'Importeren |||| Importeren (%{smart_count})',
    stop: 'Stoppen',
    stayHere:
      'Houd deze pagina open. Geïmporteerde regels blijven geïmporteerd, ook wanneer u stopt.',
    noAnswer:
      'Er kwam geen antwoord. Probeer deze regel opnieuw: hij wordt niet dubbel geïmporteerd.',
    counts: {
      accounts: '%{smart_count} account geïmporteerd |||| %{smart_count} accounts geïmporteerd',
      passengers:
        '%{smart_count} passagier geïmporteerd |||| %{smart_count} passagiers geïmporteerd',
      users: '%{smart_count} gebruiker geïmporteerd |||| %{smart_count} gebruikers geïmporteerd',
      existing: '%{smart_count} regel bestond al |||| %{smart_count} regels bestonden al',
      failed: '%{smart_count} regel mislukt |||| %{smart_count} regels mislukt',
      open: '%{smart_count} regel nog niet geïmporteerd |||| %{smart_count} regels nog niet geïmporteerd',
    },
    retry: 'De overige opnieuw proberen',
    results: 'Resultaten tonen',
    resultsTitle: 'Resultaten van de import',
    summary: 'Samenvatting',
    line: 'Regel %{line}',
    notSent: 'Nog niet geïmporteerd',
    states: { success: 'Gelukt', existing: 'Bestaat al', failed: 'Fout' },
    isNew: 'toegevoegd',
    wasThere: 'bestond al',
    parts: {
      businessAccount: 'Account',
      businessDispatchAccount: 'Centraleaccount',
      passenger: 'Gebruiker',
      businessPassenger: 'Passagier',
    },
  },
};
