import type { shortcuts as english } from '../en/shortcuts.ts';
import type { Messages } from '../messages.ts';

export const shortcuts: Messages<typeof english> = {
  title: 'Pikanäppäimet',
  modKey: 'Ctrl',
  letters: 'Käytä yksittäisiä näppäimiä pikanäppäiminä',
  lettersHint: 'Poista käytöstä, jos sanelet tai painat näppäimiä vahingossa.',
  showHint: 'näyttää, mitä varataan, ja varaa sitten',
  bookHint: 'varaa',
  does: {
    palette: 'Siirry sivulle tai etsi',
    book: 'Varaa matka',
    template: 'Varaa mallipohjasta',
    send: 'Näytä, mitä varataan; varaa painamalla uudelleen',
    draft: 'Keskeneräinen varaus: jatka, aloita alusta',
    nextRow: 'Luettelon seuraava rivi',
    previousRow: 'Luettelon edellinen rivi',
    openRow: 'Avaa rivi',
    nextForm: 'Seuraava ja edellinen rivi luettelon vieressä olevassa lomakkeessa',
    selectRow: 'Valitse rivi',
    editRow: 'Muokkaa riviä paikallaan',
    reuse: 'Varaa valittu matka uudelleen',
    search: 'Hae luettelosta',
    undo: 'Kumoa viimeisin poisto',
    help: 'Näytä tämä luettelo',
  },
};
