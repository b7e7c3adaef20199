import type { payments as english } from '../../en/later/payments.ts';
import type { Messages } from '../../messages.ts';

export const payments: Messages<typeof english> = {
  challenge: {
    title: 'Bekräfta hos din bank',
    payment: 'Din bank vill kontrollera att det är du. %{amount} reserveras tills resan är över.',
    setup: 'Din bank vill kontrollera att det är du innan kortet sparas.',
    standIn: 'Den här testsidan står i stället för din bank. Inget kort debiteras.',
    complete: 'Godkänn',
    fail: 'Neka',
    close: 'Stäng utan att svara',
  },
  card: {
    add: 'Lägg till kort',
    name: 'Namn på kortet',
    details: 'Kortuppgifter',
    number: 'Kortnummer',
    expiry: 'MM / ÅÅ',
    cvc: 'Säkerhetskod',
    postalCode: 'Postnummer',
    save: 'Spara kortet',
    created: 'Betalsättet har lagts till',
    incomplete: 'Fyll i kortnummer, utgångsdatum och säkerhetskod.',
    account: 'Konto',
    failed: 'Kortet kunde inte sparas. Kontrollera det och försök igen.',
    notSaved: 'Kortet sparades inte',
    refused: {
      card: 'Banken nekade kortet. Använd ett annat.',
      number: 'Det här är inget kortnummer. Kontrollera det och försök igen.',
      funds: 'Kortet saknar täckning. Använd ett annat.',
      expired: 'Kortet har gått ut. Använd ett annat.',
      cvc: 'Säkerhetskoden är fel. Kontrollera den och försök igen.',
      bank: 'Banken bekräftade inte att det är du. Försök igen eller använd ett annat kort.',
      passing: 'Banken kan inte svara just nu. Försök igen om några minuter.',
    },
    standIn: 'Testläge: använd ett testkort som 4242 4242 4242 4242, aldrig ett riktigt.',
  },
  groups: {
    label: 'Grupper',
    all: 'Alla',
    hint: 'Bara resenärer i de här grupperna kan resa på kortet. Utan grupp kan alla det.',
    title: 'Grupper för %{method}',
    change: 'Ändra grupper',
    saved: 'Grupperna för %{method} har sparats',
    failed: 'Grupperna kunde inte sparas. Försök igen.',
    deleted: 'Borttagen grupp',
  },
  page: {
    title: 'Betalsätt',
    expiry: { expired: 'Utgånget', expires: 'Går snart ut' },
    default: {
      mark: 'Standard',
      set: '%{method} är nu standard',
      failed: 'Standardbetalsättet kunde inte ändras. Försök igen.',
      expired: 'Standardkortet har gått ut: %{method}. Gör ett annat betalsätt till standard.',
      expires:
        'Standardkortet går snart ut: %{method}. Lägg till ett nytt kort innan resor inte längre kan betalas.',
    },
    gone: 'Kortet har tagits bort under tiden och kan inte vara standard.',
    deleteText:
      'Inga fler resor kan betalas med det. Resor som redan är bokade dras fortfarande från det.',
    deleteDefault: 'Kontot betalar då med företagskontot om inget annat väljs.',
  },
};
