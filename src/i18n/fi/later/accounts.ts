import type { accounts as english } from '../../en/later/accounts.ts';
import type { Messages } from '../../messages.ts';

export const accounts: Messages<typeof english> = {
  billing: 'Laskutustiedot',
  linked: 'Taksiyhtiö %{number}',
  addFleet: 'Lisää taksiyhtiö',
  removeLinked: 'Poista taksiyhtiö %{number}',
  removeTitle: 'Poistetaanko tili: %{fleet}?',
  removeText:
    'Kun tallennat, %{fleet} ei voi enää laskuttaa matkoja tältä tililtä. Aiemmat matkat pysyvät ennallaan.',
  fleetMissing: 'Liitä vähintään yksi taksiyhtiö, jotta matkat voidaan laskuttaa tililtä.',
  notAllValid: 'Jokainen taksiyhtiö tarvitsee kelvollisen asiakasnumeron',
  invite: 'Kutsu',
  inviteFor: 'Kutsu pääkäyttäjä: %{name}',
  firstAdmin: {
    title: 'Kutsutaanko ensimmäinen pääkäyttäjä?',
    text: '%{name} lisättiin, mutta kukaan ei voi vielä kirjautua tälle tilille. Ensimmäinen pääkäyttäjä saa viestin, lisää sen jälkeen työntekijät ja varaa matkoja.',
    confirm: 'Kutsu pääkäyttäjä',
    later: 'Myöhemmin',
  },
  validity: {
    validating: 'Numeroa tarkistetaan välityksestä',
    valid: 'Välitys tuntee tämän numeron',
    invalid: 'Välityksen tili ei kelpaa',
    unanswered: 'Taksiyhtiön välitysjärjestelmä ei vastaa. Yritä hetken kuluttua uudelleen.',
  },
  import: {
    title: 'Tuo tilejä',
    columns:
      'Ensimmäinen rivi on otsikko, ja se ohitetaan. Sen jälkeen yksi tili riviä kohti, sarakkeet tässä järjestyksessä: tilin nimi, pääkäyttäjän sähköposti, asiakasnumero välityksessä, kieli (en, ellei muuta sanota).',
    looksLikeData: 'Ensimmäinen rivi näyttää tililtä eikä otsikoilta, joten sekin tuodaan.',
    onlyHeading: 'Otsikon alla ei ole mitään. Valitse toinen tiedosto.',
    chosen: '%{file}: %{smart_count} tili |||| %{file}: %{smart_count} tiliä',
    start: 'Tuo |||| Tuo (%{smart_count})',
    stop: 'Pysäytä',
    stayHere: 'Pidä tämä sivu auki. Tuodut rivit pysyvät tuotuina, vaikka pysäyttäisit.',
    noAnswer: 'Vastausta ei tullut. Yritä riviä uudelleen: sitä ei tuoda kahdesti.',
    counts: {
      accounts: '%{smart_count} tili tuotu |||| %{smart_count} tiliä tuotu',
      passengers: '%{smart_count} matkustaja tuotu |||| %{smart_count} matkustajaa tuotu',
      users: '%{smart_count} käyttäjä tuotu |||| %{smart_count} käyttäjää tuotu',
      existing: '%{smart_count} rivi oli jo olemassa |||| %{smart_count} riviä oli jo olemassa',
      failed: '%{smart_count} rivi epäonnistui |||| %{smart_count} riviä epäonnistui',
      open: '%{smart_count} rivi vielä tuomatta |||| %{smart_count} riviä vielä tuomatta',
    },
    retry: 'Yritä muita uudelleen',
    results: 'Näytä tulokset',
    resultsTitle: 'Tuonnin tulokset',
    summary: 'Yhteenveto',
    line: 'Rivi %{line}',
    notSent: 'Vielä tuomatta',
    states: { success: 'Onnistui', existing: 'On jo olemassa', failed: 'Virhe' },
    isNew: 'lisätty',
    wasThere: 'oli jo olemassa',
    parts: {
      businessAccount: 'Tili',
      businessDispatchAccount: 'Välityksen tili',
      passenger: 'Käyttäjä',
      businessPassenger: 'Matkustaja',
    },
  },
};
