import type { preferences as english } from '../en/preferences.ts';
import type { Messages } from '../messages.ts';

export const preferences: Messages<typeof english> = {
  list: {
    failed: 'La scelta vale per ora, ma non è stato possibile salvarla per la prossima volta.',
  },
  mails: {
    menu: 'E-mail…',
    title: 'E-mail sulle corse prenotate',
    text: 'I passeggeri ricevono le proprie e-mail, qualunque sia la scelta qui.',
    kinds: {
      confirmed: 'La corsa è confermata',
      pickupChanged: 'L’orario di partenza è cambiato',
      cancelled: 'La corsa è annullata',
      driverAssigned: 'È stato trovato un autista',
      driverArrived: 'Il taxi è sul luogo di partenza',
      receipt: 'La ricevuta',
    },
    save: 'Salva',
    saved: 'La scelta delle e-mail è stata salvata',
    failed: 'Impossibile caricare o salvare la scelta delle e-mail. Riprovi.',
  },
};
