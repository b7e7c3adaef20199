import type { tripMails as english } from '../../en/later/tripMails.ts';
import type { Messages } from '../../messages.ts';

export const tripMails: Messages<typeof english> = {
  receipt: {
    action: 'Nyugta küldése e-mailben',
    done: 'A nyugta úton van ide: %{recipient}',
    failed: 'A nyugtát nem sikerült elküldeni. Próbálja újra.',
  },
  info: {
    action: 'Kérdés erről az utazásról',
    title: 'Kérdés erről az utazásról',
    text: 'A kérdését a fuvarszámmal együtt ide küldjük: %{company}. A választ e-mailben kapja meg.',
    message: 'Kérdés',
    tooShort: 'Írjon legalább %{min} karaktert',
    send: 'Küldés',
    done: 'A kérdést elküldtük ide: %{company}',
    failed: 'A kérdést nem sikerült elküldeni. Próbálja újra.',
  },
};
