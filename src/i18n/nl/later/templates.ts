import type { templates as english } from '../../en/later/templates.ts';
import type { Messages } from '../../messages.ts';

/** Trips that are kept under a name, to book them again. */
export const templates: Messages<typeof english> = {
  title: 'Sjablonen',
  choose: 'Boeken vanuit een sjabloon…',
  keep: 'Bewaren als sjabloon',
  keepTitle: 'Bewaren als sjabloon',
  keepText:
    'De rit kan daarna onder deze naam opnieuw worden geboekt. Tijd en prijs worden opnieuw gevraagd.',
  editTitle: 'Sjabloon hernoemen of delen',
  nameLabel: 'Naam',
  share: 'Delen met de beheerders van %{account}',
  save: 'Opslaan',
  saved: 'Sjabloon opgeslagen',
  none: 'Nog geen sjablonen. Open een rit en kies ‘Bewaren als sjabloon’.',
  by: 'door %{name}',
  edit: '‘%{name}’ hernoemen of delen',
  delete: '‘%{name}’ verwijderen',
  deleteTitle: 'Dit sjabloon verwijderen?',
  deleteOwn: '‘%{name}’ wordt verwijderd. De ritten blijven zoals ze zijn.',
  deleteShared:
    '‘%{name}’ wordt verwijderd voor iedereen met wie het is gedeeld. De ritten blijven zoals ze zijn.',
  deleteConfirm: 'Sjabloon verwijderen',
  deleted: 'Sjabloon verwijderd',
  failed: 'Er is niets opgeslagen. Probeer het opnieuw.',
  loadFailed: 'De sjablonen konden niet worden geladen.',
  tooMany: 'U hebt al %{max} sjablonen. Verwijder er eerst een.',
};
