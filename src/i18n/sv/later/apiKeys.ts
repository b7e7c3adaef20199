import type { apiKeys as english } from '../../en/later/apiKeys.ts';
import type { Messages } from '../../messages.ts';

export const apiKeys: Messages<typeof english> = {
  newSecret: 'Ny hemlighet',
  title: 'Ny hemlighet: %{row}',
  text: 'Så länge båda hemligheterna gäller kan systemen som använder nyckeln bytas ett i taget.',
  former: 'Den nuvarande hemligheten gäller',
  former0: 'inte längre',
  former60: 'en timme till',
  former1440: 'en dag till',
  former10080: 'en vecka till',
  submit: 'Skapa ny hemlighet',
  failed: 'Ingen hemlighet skapades. Försök igen.',
  shownTitle: 'Hemlighet för %{row}',
  shownText:
    'Kopiera den nu och förvara den på en säker plats. Den visas bara den här gången. Om den går förlorad, skapa en ny.',
  secret: 'Hemlighet',
  copy: 'Kopiera',
  copied: 'Kopierad',
  notCopied: 'Markera hemligheten och kopiera den.',
  formerUntil: 'Den tidigare hemligheten gäller till %{when}.',
  done: 'Klart',
  making: 'Hemligheten skapas',
};
