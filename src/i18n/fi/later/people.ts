import type { people as english } from '../../en/later/people.ts';
import type { Messages } from '../../messages.ts';

export const people: Messages<typeof english> = {
  noTab: {
    hidden: 'Tilien pääkäyttäjiä ei näytetä tällä sivulla',
    hiddenText: 'Löydät heidät valikon kohdasta Henkilöt.',
    unknown: 'Sivulla ei ole sen nimistä välilehteä',
    unknownText: 'Valitse jokin yllä olevista välilehdistä.',
  },
  searchAdmins: 'Hae: pääkäyttäjät',
  invite: {
    first: 'Lähetä kutsu: %{name}',
    again: 'Lähetä kutsu uudelleen: %{name}',
    tip: 'Lähetä kutsu',
    tipAgain: 'Lähetä kutsu uudelleen (lähetetty viimeksi %{when})',
    title: 'Lähetetäänkö kutsu?',
    titleAgain: 'Lähetetäänkö kutsu uudelleen?',
    text: '%{name} saa osoitteeseen %{email} viestin siitä, että hänelle voi varata takseja ja miten matkojen tiedot tulevat perille. Kirjautua ei tarvitse.',
    textAgain: 'Se lähetettiin viimeksi %{when}.',
    confirm: 'Lähetä',
    done: 'Kutsu on matkalla: %{name}',
    failed: 'Kutsua ei lähetetty. Yritä uudelleen.',
  },
  ahead: {
    question: 'Mitä tuleville matkoille tehdään?',
    keep: 'Säilytetään',
    cancel: 'Perutaan',
    count: '%{smart_count} tuleva matka |||| %{smart_count} tulevaa matkaa',
    none: 'Ei tulevia matkoja.',
    more: 'ja %{smart_count} muu |||| ja %{smart_count} muuta',
    fee: 'Peruminen maksaa nyt %{fee} (maksu myöhäisestä peruutuksesta).',
    feeShown:
      'Yllä olevien matkojen peruminen maksaa nyt %{fee} (maksu myöhäisestä peruutuksesta).',
    failed: 'Tulevia matkoja ei voitu ladata. Ne säilyvät.',
    stays: 'Perutut matkat pysyvät peruttuina, vaikka tämä kumottaisiin.',
    feeStays: 'Perutut matkat pysyvät peruttuina ja maksu veloitetaan, vaikka tämä kumottaisiin.',
    out: 'Tästä lähtien hänelle ei voi enää varata matkoja.',
  },
};
