import type { apiKeys as english } from '../../en/later/apiKeys.ts';
import type { Messages } from '../../messages.ts';

export const apiKeys: Messages<typeof english> = {
  newSecret: 'Neues Geheimnis',
  title: 'Neues Geheimnis: %{row}',
  text: 'Solange beide Geheimnisse gelten, lassen sich die Systeme, die den Schlüssel benutzen, nacheinander umstellen.',
  former: 'Das jetzige Geheimnis gilt',
  former0: 'nicht mehr',
  former60: 'noch eine Stunde',
  former1440: 'noch einen Tag',
  former10080: 'noch eine Woche',
  submit: 'Neues Geheimnis erstellen',
  failed: 'Es wurde kein Geheimnis erstellt. Versuchen Sie es erneut.',
  shownTitle: 'Geheimnis von %{row}',
  shownText:
    'Kopieren Sie es jetzt und bewahren Sie es sicher auf. Es wird nur dieses eine Mal angezeigt. Geht es verloren, erstellen Sie ein neues.',
  secret: 'Geheimnis',
  copy: 'Kopieren',
  copied: 'Kopiert',
  notCopied: 'Markieren Sie das Geheimnis und kopieren Sie es.',
  formerUntil: 'Das vorige Geheimnis gilt bis %{when}.',
  done: 'Fertig',
  making: 'Das Geheimnis wird erstellt',
};
