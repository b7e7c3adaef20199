import type { changes as english } from '../../../en/later/parts/changes.ts';
import type { Messages } from '../../../messages.ts';

export const changes: Messages<typeof english> = {
  form: {
    addTitle: 'Toevoegen: %{name}',
    editTitle: 'Bewerken: %{name}',
    country: 'Landnummer',
    locked: 'Kan later niet worden gewijzigd',
    notYours: 'Alleen een wagenparkbeheerder kan dit wijzigen',
    addressHint: 'Kies een adres uit de suggesties',
    addressFailed: 'Het adres kon niet worden opgezocht. Probeer het opnieuw.',
    created: '%{row} is toegevoegd',
    saved: '%{row} is opgeslagen',
    loadFailed: 'Dit item kon niet worden geopend. Misschien is het verwijderd.',
    notAllowed: 'Met uw rol mag u dit niet toevoegen.',
    missing: '%{label} ontbreekt',
    saveFailed: 'Er is niets opgeslagen. Wat u typte, staat er nog. Probeer het opnieuw.',
    fixFields: 'Er is nog niets opgeslagen. Corrigeer de gemarkeerde velden en sla opnieuw op.',
    changedSince:
      'Er is nog niets opgeslagen. Iemand anders heeft de gemarkeerde velden gewijzigd nadat u dit formulier had geopend. Sla opnieuw op om die waarden te vervangen.',
    isNow: 'Nu ‘%{value}’',
    openOther: 'Dat item tonen',
    leaveTitle: 'Uw wijzigingen weggooien?',
    leaveText: 'Wat u in dit formulier typte, is niet opgeslagen.',
    leave: 'Weggooien',
    stay: 'Verder bewerken',
  },
  deleted: {
    show: 'Verwijderde items tonen',
    title: 'Verwijderde items',
    text: 'Met een item wordt ook hersteld wat ermee is verwijderd.',
    back: 'Terug naar de lijst',
    empty: 'Hier is niets verwijderd',
    deletedAt: 'Verwijderd',
    deletedBy: 'Verwijderd door',
    restore: 'Herstellen',
    restoreRow: '%{row} herstellen',
  },
  delete: {
    title: '%{row} verwijderen?',
    text: '%{row} verschijnt dan niet meer in lijsten en bij het boeken. Eerdere ritten blijven zoals ze zijn.',
    manyTitle: '%{smart_count} %{name} verwijderen?',
    manyText:
      'Ze verschijnen dan niet meer in lijsten en bij het boeken. Eerdere ritten blijven zoals ze zijn.',
    of: {
      budgets: {
        text: '%{row} beperkt en telt niets meer. Ritten blijven zoals ze zijn.',
        manyText: 'Ze beperken en tellen niets meer. Ritten blijven zoals ze zijn.',
      },
      'api-keys': {
        text: '%{row} werkt meteen niet meer, in elk systeem dat de sleutel gebruikt.',
        manyText: 'Ze werken meteen niet meer, in elk systeem dat ze gebruikt.',
      },
      'webhook-endpoints': {
        text: '%{row} krijgt niets meer te horen, en wat nog niet is bezorgd wordt niet verstuurd.',
        manyText:
          'Ze krijgen niets meer te horen, en wat nog niet is bezorgd wordt niet verstuurd.',
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
  },
};
