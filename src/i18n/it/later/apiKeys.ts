import type { apiKeys as english } from '../../en/later/apiKeys.ts';
import type { Messages } from '../../messages.ts';

export const apiKeys: Messages<typeof english> = {
  newSecret: 'Nuovo segreto',
  title: 'Nuovo segreto: %{row}',
  text: 'Finché entrambi i segreti sono validi, i sistemi che usano la chiave si possono cambiare uno dopo l’altro.',
  former: 'Il segreto attuale è valido',
  former0: 'non più',
  former60: 'ancora un’ora',
  former1440: 'ancora un giorno',
  former10080: 'ancora una settimana',
  submit: 'Crea nuovo segreto',
  failed: 'Nessun segreto è stato creato. Riprovi.',
  shownTitle: 'Segreto di %{row}',
  shownText:
    'Lo copi ora e lo conservi in un luogo sicuro. Viene mostrato solo questa volta. Se va perso, ne crei uno nuovo.',
  secret: 'Segreto',
  copy: 'Copia',
  copied: 'Copiato',
  notCopied: 'Selezioni il segreto e lo copi.',
  formerUntil: 'Il segreto precedente è valido fino al %{when}.',
  done: 'Fatto',
  making: 'Creazione del segreto in corso',
};
