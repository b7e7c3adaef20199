import type { tripMails as english } from '../../en/later/tripMails.ts';
import type { Messages } from '../../messages.ts';

export const tripMails: Messages<typeof english> = {
  receipt: {
    action: 'Mejla kvittot',
    done: 'Kvittot är på väg till %{recipient}',
    failed: 'Kvittot skickades inte. Försök igen.',
  },
  info: {
    action: 'Fråga om den här resan',
    title: 'Fråga om den här resan',
    text: 'Din fråga skickas till %{company} med resans nummer. Svaret kommer till din e-postadress.',
    message: 'Din fråga',
    tooShort: 'Skriv minst %{min} tecken',
    send: 'Skicka',
    done: 'Din fråga har skickats till %{company}',
    failed: 'Frågan skickades inte. Försök igen.',
  },
};
