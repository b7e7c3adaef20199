import type { tripMails as english } from '../../en/later/tripMails.ts';
import type { Messages } from '../../messages.ts';

export const tripMails: Messages<typeof english> = {
  receipt: {
    action: 'Ritbon mailen',
    done: 'De ritbon is onderweg naar %{recipient}',
    failed: 'De ritbon is niet verstuurd. Probeer het opnieuw.',
  },
  info: {
    action: 'Vraag over deze rit',
    title: 'Vraag over deze rit',
    text: 'Uw vraag gaat met het ritnummer naar %{company}. Het antwoord komt op uw e-mailadres.',
    message: 'Uw vraag',
    tooShort: 'Typ minstens %{min} tekens',
    send: 'Sturen',
    done: 'Uw vraag is naar %{company} verstuurd',
    failed: 'De vraag is niet verstuurd. Probeer het opnieuw.',
  },
};
