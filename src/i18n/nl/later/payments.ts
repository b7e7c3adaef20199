import type { payments as english } from '../../en/later/payments.ts';
import type { Messages } from '../../messages.ts';

export const payments: Messages<typeof english> = {
  challenge: {
    title: 'Bevestigen bij uw bank',
    payment:
      'Uw bank wil controleren of u het bent. %{amount} wordt gereserveerd tot de rit voorbij is.',
    setup: 'Uw bank wil controleren of u het bent voordat de kaart wordt opgeslagen.',
    standIn: 'Deze testpagina vervangt uw bank. Er wordt niets van een kaart afgeschreven.',
    complete: 'Bevestigen',
    fail: 'Weigeren',
    close: 'Sluiten zonder te antwoorden',
  },
  card: {
    add: 'Kaart toevoegen',
    name: 'Naam op de kaart',
    details: 'Kaartgegevens',
    number: 'Kaartnummer',
    expiry: 'MM / JJ',
    cvc: 'CVC-code',
    postalCode: 'Postcode',
    save: 'Kaart opslaan',
    created: 'Betaalwijze toegevoegd',
    incomplete: 'Vul het kaartnummer, de vervaldatum en de beveiligingscode in.',
    account: 'Account',
    failed: 'De kaart kon niet worden opgeslagen. Controleer de gegevens en probeer het opnieuw.',
    notSaved: 'De kaart is niet opgeslagen',
    refused: {
      card: 'De bank heeft deze kaart geweigerd. Gebruik een andere.',
      number: 'Dit is geen kaartnummer. Controleer het en probeer het opnieuw.',
      funds: 'Er staat te weinig saldo op de kaart. Gebruik een andere.',
      expired: 'De kaart is verlopen. Gebruik een andere.',
      cvc: 'De beveiligingscode is onjuist. Controleer die en probeer het opnieuw.',
      bank: 'De bank heeft niet bevestigd dat u het bent. Probeer het opnieuw of gebruik een andere kaart.',
      passing: 'De bank kan nu niet antwoorden. Probeer het over enkele minuten opnieuw.',
    },
    standIn: 'Testmodus: gebruik een testkaart zoals 4242 4242 4242 4242, nooit een echte.',
  },
  groups: {
    label: 'Groepen',
    all: 'Iedereen',
    hint: 'Alleen passagiers van deze groepen kunnen met de kaart reizen. Zonder groep kan iedereen dat.',
    title: 'Groepen van %{method}',
    change: 'Groepen wijzigen',
    saved: 'De groepen van %{method} zijn opgeslagen',
    failed: 'De groepen konden niet worden opgeslagen. Probeer het opnieuw.',
    deleted: 'Verwijderde groep',
  },
  page: {
    title: 'Betaalwijzen',
    expiry: { expired: 'Verlopen', expires: 'Verloopt binnenkort' },
    default: {
      mark: 'Standaard',
      set: '%{method} is nu de standaard',
      failed: 'De standaard kon niet worden gewijzigd. Probeer het opnieuw.',
      expired:
        'De standaardkaart is verlopen: %{method}. Maak een andere betaalwijze de standaard.',
      expires:
        'De standaardkaart verloopt binnenkort: %{method}. Voeg een nieuwe kaart toe zolang ritten nog betaald kunnen worden.',
    },
    gone: 'Deze kaart is intussen verwijderd en kan dus niet de standaard zijn.',
    deleteText:
      'Er kan geen rit meer mee worden betaald. Ritten die al zijn geboekt, worden er nog wel van afgeschreven.',
    deleteDefault: 'Het account betaalt dan via het zakelijke account, tenzij anders gekozen.',
  },
};
