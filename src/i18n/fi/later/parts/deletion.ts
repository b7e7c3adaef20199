import type { deletion as english } from '../../../en/later/parts/deletion.ts';
import type { Messages } from '../../../messages.ts';

export const deletion: Messages<typeof english> = {
  title: 'Poistetaanko %{row}?',
  text: '%{row} ei enää näy luetteloissa eikä varattaessa. Aiemmat matkat pysyvät ennallaan.',
  manyTitle: 'Poistetaanko %{smart_count} (%{name})?',
  manyText: 'Ne eivät enää näy luetteloissa eikä varattaessa. Aiemmat matkat pysyvät ennallaan.',
  of: {
    'api-keys': {
      text: 'Avain lakkaa heti toimimasta kaikissa järjestelmissä, jotka käyttävät sitä: %{row}',
      manyText: 'Ne lakkaavat heti toimimasta kaikissa järjestelmissä, jotka käyttävät niitä.',
    },
    'webhook-endpoints': {
      text: 'Webhookille ei enää kerrota mitään, eikä toimittamatonta lähetetä: %{row}',
      manyText: 'Niille ei enää kerrota mitään, eikä toimittamatonta lähetetä.',
    },
    users: {
      text: '%{row} ei voi enää kirjautua sisään. Jo varatut matkat pysyvät ennallaan.',
      manyText: 'He eivät voi enää kirjautua sisään. Jo varatut matkat pysyvät ennallaan.',
    },
  },
  confirm: 'Poista',
  checking: 'Selvitetään, mikä riippuu tästä',
  cannot: '%{row}: poistaminen ei ole mahdollista',
  cannotMany: 'Mitään näistä ei voi poistaa',
  inTheWay: 'Muuta tai poista ensin nämä:',
  counted: '%{name}: %{smart_count}',
  goesAlong: 'Nämä poistetaan samalla:',
  emptied: 'Nämä eivät enää viittaa siihen:',
  someStay:
    'Valituista %{smart_count} jää, koska jokin riippuu siitä. |||| Valituista %{smart_count} jää, koska jokin riippuu niistä.',
  deleted: '%{row} on poistettu',
  deletedMany: 'Poistettu: %{smart_count} (%{name})',
  partly: 'Poistettu %{done}/%{all}. Poistamatta jäi %{failed}.',
  failed: 'Mitään ei poistettu. Yritä uudelleen.',
  undo: 'Kumoa',
  restored: '%{row} on palautettu',
  restoredMany: 'Palautettu: %{smart_count} (%{name})',
  restoreFailed: 'Palauttamatta jäi %{failed}/%{all}. Yritä uudelleen.',
  restoreRefused: '%{row}: palautus ei onnistu. %{reason}',
};
