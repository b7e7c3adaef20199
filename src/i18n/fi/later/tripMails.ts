import type { tripMails as english } from '../../en/later/tripMails.ts';
import type { Messages } from '../../messages.ts';

export const tripMails: Messages<typeof english> = {
  receipt: {
    action: 'Lähetä kuitti',
    done: 'Kuitti on matkalla: %{recipient}',
    failed: 'Kuittia ei lähetetty. Yritä uudelleen.',
  },
  info: {
    action: 'Kysy tästä matkasta',
    title: 'Kysy tästä matkasta',
    text: 'Kysymyksesi lähetetään matkan numeron kanssa: %{company}. Vastaus tulee sähköpostiisi.',
    message: 'Kysymyksesi',
    tooShort: 'Kirjoita vähintään %{min} merkkiä',
    send: 'Lähetä',
    done: 'Kysymyksesi on lähetetty: %{company}',
    failed: 'Kysymystä ei lähetetty. Yritä uudelleen.',
  },
};
