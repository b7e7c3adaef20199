import type { deletion as english } from '../../../en/later/parts/deletion.ts';
import type { Messages } from '../../../messages.ts';

export const deletion: Messages<typeof english> = {
  title: 'Ta bort %{row}?',
  text: '%{row} visas inte längre i listor eller vid bokning. Tidigare resor förblir som de är.',
  manyTitle: 'Ta bort %{smart_count} %{name}?',
  manyText: 'De visas inte längre i listor eller vid bokning. Tidigare resor förblir som de är.',
  of: {
    'api-keys': {
      text: '%{row} slutar genast att fungera i alla system som använder den.',
      manyText: 'De slutar genast att fungera i alla system som använder dem.',
    },
    'webhook-endpoints': {
      text: '%{row} får inte veta något mer, och det som inte är levererat skickas inte.',
      manyText: 'De får inte veta något mer, och det som inte är levererat skickas inte.',
    },
    users: {
      text: '%{row} kan inte längre logga in. Bokade resor förblir som de är.',
      manyText: 'De kan inte längre logga in. Bokade resor förblir som de är.',
    },
  },
  confirm: 'Ta bort',
  checking: 'Söker det som är beroende av detta',
  cannot: '%{row} kan inte tas bort',
  cannotMany: 'Inga av dessa kan tas bort',
  inTheWay: 'Ändra eller ta bort dessa först:',
  counted: '%{smart_count} %{name}',
  goesAlong: 'Dessa tas också bort:',
  emptied: 'Dessa hänvisar inte längre dit:',
  someStay:
    '%{smart_count} av de markerade blir kvar, eftersom något är beroende av den. |||| %{smart_count} av de markerade blir kvar, eftersom något är beroende av dem.',
  deleted: '%{row} har tagits bort',
  deletedMany: 'Borttagning klar: %{smart_count} %{name}',
  partly: '%{done} av %{all} togs bort. %{failed} kunde inte tas bort.',
  failed: 'Inget togs bort. Försök igen.',
  undo: 'Ångra',
  restored: '%{row} har återställts',
  restoredMany: 'Återställning klar: %{smart_count} %{name}',
  restoreFailed: '%{failed} av %{all} kunde inte återställas. Försök igen.',
  restoreRefused: '%{row} kunde inte återställas. %{reason}',
};
