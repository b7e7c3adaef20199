import type { tripMails as english } from '../../en/later/tripMails.ts';
import type { Messages } from '../../messages.ts';

export const tripMails: Messages<typeof english> = {
  receipt: {
    action: 'Quittung mailen',
    done: 'Die Quittung ist unterwegs an %{recipient}',
    failed: 'Die Quittung wurde nicht gesendet. Versuchen Sie es noch einmal.',
  },
  info: {
    action: 'Frage zu dieser Fahrt',
    title: 'Frage zu dieser Fahrt',
    text: 'Ihre Frage geht mit der Fahrtnummer an %{company}. Die Antwort kommt an Ihre E-Mail-Adresse.',
    message: 'Ihre Frage',
    tooShort: 'Schreiben Sie mindestens %{min} Zeichen',
    send: 'Senden',
    done: 'Ihre Frage wurde an %{company} gesendet',
    failed: 'Die Frage wurde nicht gesendet. Versuchen Sie es noch einmal.',
  },
};
