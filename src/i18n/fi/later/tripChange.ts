import type { tripChange as english } from '../../en/later/tripChange.ts';
import type { Messages } from '../../messages.ts';

export const tripChange: Messages<typeof english> = {
  title: 'Muuta noutoaikaa',
  before: 'Varattu',
  after: 'Uusi',
  fixed: 'Matkan muut tiedot',
  fixedText: 'Vain aikaa voi muuttaa. Jos haluat muuttaa muuta, peru matka ja varaa uudelleen.',
  same: 'Valitse toinen aika',
  save: 'Tallenna',
  saving: 'Tallennetaan…',
  leave: 'Pidä aika',
  kept: 'Matkan aika pysyy ennallaan, kunnes uusi on vahvistettu.',
  repeat: 'Yritä uudelleen: aika muutetaan vain kerran.',
  done: 'Noutoaika on muutettu',
  doneText: 'Taksi tulee nyt %{time}. Taksiyhtiölle ilmoitetaan.',
  other: 'Muuttunut sillä välin',
  otherText:
    'Toinen aika valittiin toisessa välilehdessä, tai sen valitsi joku muu. Taksi tulee %{time}.',
  trips: 'Takaisin matkoihin',
  again: 'Varaa uudelleen',
  notChangeable: 'Tätä matkaa ei voi enää muuttaa',
  notChangeableText:
    'Sen tila on ”%{status}”. Vain ennakkoon varatun matkan noutoaikaa voi muuttaa.',
  unknown: 'Matkaa ei löytynyt',
  unknownText: 'Se voi kuulua tilille, jota et hallinnoi, tai osoite on vaillinainen.',
  failed: 'Matkaa ei voitu ladata',
  failedText: 'Tarkista yhteytesi ja yritä uudelleen. Kirjoittamasi säilyy.',
};
