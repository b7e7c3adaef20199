import type { tripMails as english } from '../../en/later/tripMails.ts';
import type { Messages } from '../../messages.ts';

export const tripMails: Messages<typeof english> = {
  receipt: {
    action: 'Invia ricevuta per e-mail',
    done: 'La ricevuta è in arrivo a %{recipient}',
    failed: 'La ricevuta non è stata inviata. Riprovi.',
  },
  info: {
    action: 'Chiedi informazioni sulla corsa',
    title: 'Chiedi informazioni sulla corsa',
    text: 'La domanda arriva a %{company} con il n. corsa. La risposta arriverà per e-mail.',
    message: 'Domanda',
    tooShort: 'Scriva almeno %{min} caratteri',
    send: 'Invia',
    done: 'La domanda è stata inviata a %{company}',
    failed: 'La domanda non è stata inviata. Riprovi.',
  },
};
