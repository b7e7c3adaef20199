import type { shortcuts as english } from '../en/shortcuts.ts';
import type { Messages } from '../messages.ts';

export const shortcuts: Messages<typeof english> = {
  title: 'Sneltoetsen',
  modKey: 'Ctrl',
  letters: 'Losse toetsen als sneltoets gebruiken',
  lettersHint: 'Zet dit uit als u dicteert of per ongeluk op toetsen drukt.',
  showHint: 'toont wat er wordt geboekt en boekt daarna',
  bookHint: 'boekt',
  does: {
    palette: 'Ga naar een pagina of zoek',
    book: 'Rit boeken',
    template: 'Boeken vanuit een sjabloon',
    send: 'Tonen wat er wordt geboekt; nog eens gedrukt: boeken',
    draft: 'Onvoltooide boeking: verdergaan, opnieuw beginnen',
    nextRow: 'Volgende rij van de lijst',
    previousRow: 'Vorige rij van de lijst',
    openRow: 'Rij openen',
    nextForm: 'Volgende en vorige rij in het formulier naast de lijst',
    selectRow: 'Rij selecteren',
    editRow: 'Rij ter plekke bewerken',
    reuse: 'Gekozen rit opnieuw boeken',
    search: 'Lijst doorzoeken',
    undo: 'Laatste verwijdering ongedaan maken',
    help: 'Deze lijst tonen',
  },
};
