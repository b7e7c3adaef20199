import type { accounts as english } from '../../en/later/accounts.ts';
import type { Messages } from '../../messages.ts';

export const accounts: Messages<typeof english> = {
  billing: 'Faktureringsuppgifter',
  linked: 'Taxibolag %{number}',
  addFleet: 'Lägg till taxibolag',
  removeLinked: 'Ta bort taxibolag %{number}',
  removeTitle: 'Ta bort kontot hos %{fleet}?',
  removeText:
    'När du har sparat kan %{fleet} inte längre fakturera resor på det här kontot. Tidigare resor förblir som de är.',
  fleetMissing: 'Koppla minst ett taxibolag, så att resor kan faktureras på kontot.',
  notAllValid: 'Varje taxibolag behöver ett giltigt kundnummer',
  invite: 'Bjud in',
  inviteFor: 'Bjud in en administratör för %{name}',
  firstAdmin: {
    title: 'Bjuda in den första administratören?',
    text: '%{name} har lagts till, men ingen kan logga in för kontot än. Den första administratören får ett mejl, lägger sedan till medarbetare och bokar resor.',
    confirm: 'Bjud in administratör',
    later: 'Senare',
  },
  validity: {
    validating: 'Taxibolaget tillfrågas om numret',
    valid: 'Taxibolaget känner till numret',
    invalid: 'Kontot hos växeln är inte giltigt',
    unanswered: 'Taxibolagets växel svarar inte. Försök igen om en stund.',
  },
  import: {
    title: 'Importera konton',
    columns:
      'Första raden är en rubrik och hoppas över. Därefter ett konto per rad, med kolumnerna i denna ordning: kontonamn, administratörens e-post, kundnummer hos växeln, språk (en om inget anges).',
    looksLikeData:
      'Den första raden ser ut som ett konto och inte som rubriker, så den importeras också.',
    onlyHeading: 'Det finns inget under rubriken. Välj en annan fil.',
    chosen: '%{file}: %{smart_count} konto |||| %{file}: %{smart_count} konton',
    start: 'Importera |||| Importera (%{smart_count})',
    stop: 'Stoppa',
    stayHere: 'Håll sidan öppen. Importerade rader förblir importerade även om du stoppar.',
    noAnswer: 'Inget svar kom. Försök med raden igen: den importeras inte två gånger.',
    counts: {
      accounts: '%{smart_count} konto importerat |||| %{smart_count} konton importerade',
      passengers: '%{smart_count} resenär importerad |||| %{smart_count} resenärer importerade',
      users: '%{smart_count} användare importerad |||| %{smart_count} användare importerade',
      existing: '%{smart_count} rad fanns redan |||| %{smart_count} rader fanns redan',
      failed: '%{smart_count} rad misslyckades |||| %{smart_count} rader misslyckades',
      open: '%{smart_count} rad ännu inte importerad |||| %{smart_count} rader ännu inte importerade',
    },
    retry: 'Försök med resten igen',
    results: 'Visa resultat',
    resultsTitle: 'Importens resultat',
    summary: 'Sammanfattning',
    line: 'Rad %{line}',
    notSent: 'Ännu inte importerad',
    states: { success: 'Klar', existing: 'Finns redan', failed: 'Fel' },
    isNew: 'tillagd',
    wasThere: 'fanns redan',
    parts: {
      businessAccount: 'Konto',
      businessDispatchAccount: 'Konto hos växeln',
      passenger: 'Användare',
      businessPassenger: 'Resenär',
    },
  },
};
