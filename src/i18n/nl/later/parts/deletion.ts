import type { deletion as english } from '../../../en/later/parts/deletion.ts';
import type { Messages } from '../../../messages.ts';

export const deletion: Messages<typeof english> = {
  title: '%{row} verwijderen?',
  text: '%{row} verschijnt dan niet meer in lijsten en bij het boeken. Eerdere ritten blijven zoals ze zijn.',
  manyTitle: '%{smart_count} %{name} verwijderen?',
  manyText:
    'Ze verschijnen dan niet meer in lijsten en bij het boeken. Eerdere ritten blijven zoals ze zijn.',
  of: {
    'api-keys': {
      text: '%{row} werkt meteen niet meer, in elk systeem dat de sleutel gebruikt.',
      manyText: 'Ze werken meteen niet meer, in elk systeem dat ze gebruikt.',
    },
    'webhook-endpoints': {
      text: '%{row} krijgt niets meer te horen, en wat nog niet is bezorgd wordt niet verstuurd.',
      manyText: 'Ze krijgen niets meer te horen, en wat nog niet is bezorgd wordt niet verstuurd.',
    },
    users: {
      text: '%{row} kan zich dan niet meer aanmelden. Geboekte ritten blijven zoals ze zijn.',
      manyText: 'Ze kunnen zich dan niet meer aanmelden. Geboekte ritten blijven zoals ze zijn.',
    },
  },
  confirm: 'Verwijderen',
  checking: 'Er wordt gezocht wat ervan afhangt',
  cannot: '%{row} kan niet worden verwijderd',
  cannotMany: 'Geen van deze kan worden verwijderd',
  inTheWay: 'Wijzig of verwijder eerst:',
  counted: '%{smart_count} %{name}',
  goesAlong: 'Deze worden mee verwijderd:',
  emptied: 'Deze verwijzen er niet meer naar:',
  someStay:
    '%{smart_count} van de geselecteerde items blijft, omdat er iets van afhangt. |||| %{smart_count} van de geselecteerde items blijven, omdat er iets van afhangt.',
  deleted: '%{row} is verwijderd',
  deletedMany: '%{smart_count} %{name} verwijderd',
  partly: '%{done} van %{all} verwijderd. %{failed} konden niet worden verwijderd.',
  failed: 'Er is niets verwijderd. Probeer het opnieuw.',
  undo: 'Ongedaan maken',
  restored: '%{row} is hersteld',
  restoredMany: '%{smart_count} %{name} hersteld',
  restoreFailed: '%{failed} van %{all} konden niet worden hersteld. Probeer het opnieuw.',
  restoreRefused: '%{row} kon niet worden hersteld. %{reason}',
};
