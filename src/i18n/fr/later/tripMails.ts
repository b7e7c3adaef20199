import type { tripMails as english } from '../../en/later/tripMails.ts';
import type { Messages } from '../../messages.ts';

export const tripMails: Messages<typeof english> = {
  receipt: {
    action: 'Recevoir le reçu par e-mail',
    done: 'Le reçu est en route vers %{recipient}',
    failed: 'Le reçu n’a pas été envoyé. Réessayez.',
  },
  info: {
    action: 'Poser une question sur cette course',
    title: 'Poser une question sur cette course',
    text: 'Votre question sera envoyée à %{company} avec le n° de course. La réponse arrivera à votre adresse e-mail.',
    message: 'Votre question',
    tooShort: 'Écrivez au moins %{min} caractères',
    send: 'Envoyer',
    done: 'Votre question a été envoyée à %{company}',
    failed: 'La question n’a pas été envoyée. Réessayez.',
  },
};
