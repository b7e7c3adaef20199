import type { apiKeys as english } from '../../en/later/apiKeys.ts';
import type { Messages } from '../../messages.ts';

export const apiKeys: Messages<typeof english> = {
  newSecret: 'Új titok',
  title: 'Új titok: %{row}',
  text: 'Amíg mindkét titok érvényes, a kulcsot használó rendszerek egymás után állíthatók át.',
  former: 'A jelenlegi titok érvényes',
  former0: 'tovább nem',
  former60: 'még egy óráig',
  former1440: 'még egy napig',
  former10080: 'még egy hétig',
  submit: 'Új titok készítése',
  failed: 'Nem készült titok. Próbálja újra.',
  shownTitle: 'Titok: %{row}',
  shownText:
    'Másolja ki most, és őrizze biztonságos helyen. Csak ez egyszer látható. Ha elveszett, készítsen újat.',
  secret: 'Titok',
  copy: 'Másolás',
  copied: 'Kimásolva',
  notCopied: 'Jelölje ki a titkot, és másolja ki.',
  formerUntil: 'Az előző titok eddig érvényes: %{when}.',
  done: 'Kész',
  making: 'A titok készül',
};
