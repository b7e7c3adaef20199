import type { templates as english } from '../../en/later/templates.ts';
import type { Messages } from '../../messages.ts';

/** Trips that are kept under a name, to book them again. */
export const templates: Messages<typeof english> = {
  title: 'Modelli',
  choose: 'Prenota da un modello…',
  keep: 'Conserva come modello',
  keepTitle: 'Conserva come modello',
  keepText:
    'La corsa può poi essere prenotata di nuovo con questo nome. Ora e prezzo vengono chiesti di nuovo.',
  editTitle: 'Rinomina o condividi modello',
  nameLabel: 'Nome',
  share: 'Condividi con gli amministratori di %{account}',
  save: 'Salva',
  saved: 'Modello salvato',
  none: 'Ancora nessun modello. Apra una corsa e scelga «Conserva come modello».',
  by: 'di %{name}',
  edit: 'Rinomina o condividi «%{name}»',
  delete: 'Elimina «%{name}»',
  deleteTitle: 'Eliminare questo modello?',
  deleteOwn: '«%{name}» verrà eliminato. Le corse restano come sono.',
  deleteShared:
    '«%{name}» verrà eliminato per tutte le persone con cui è condiviso. Le corse restano come sono.',
  deleteConfirm: 'Elimina modello',
  deleted: 'Modello eliminato',
  failed: 'Nulla è stato salvato. Riprovi.',
  loadFailed: 'Impossibile caricare i modelli.',
  tooMany: 'Ci sono già %{max} modelli. Eliminarne prima uno.',
};
