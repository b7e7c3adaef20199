import type { invoices as english } from '../../en/later/invoices.ts';
import type { Messages } from '../../messages.ts';

export const invoices: Messages<typeof english> = {
  tab: 'Factures',
  cardsTab: 'Cartes',
  empty: 'Pas encore de facture',
  emptyHint:
    'Les courses d’un mois payées par compte professionnel figurent sur une seule facture, établie quand le mois est terminé.',
  view: 'Afficher %{number}',
  pdf: 'Télécharger le PDF',
  csv: 'Télécharger le CSV',
  downloadFailed: 'Le fichier n’a pas pu être téléchargé. Réessayez.',
  loadFailed: 'La facture n’a pas pu être chargée.',
  unknown:
    'Cette facture est introuvable. Elle appartient peut-être à un compte que vous ne gérez pas, ou l’adresse est incomplète.',
  markPaid: 'Marquer comme payée',
  markUnpaid: 'Marquer comme non payée',
  paid: '%{number} est marquée comme payée',
  unpaid: '%{number} est marquée comme non payée',
  markFailed: 'La facture n’a pas pu être marquée. Réessayez.',
  paidOn: 'Payée le %{day}',
  corrects: 'Concerne la facture %{number}',
  creditedBy: 'Avoir : %{numbers} |||| Avoirs : %{numbers}',
  leftToPay: 'Reste à payer',
  tax: 'Dont %{tax} (%{rate} %) : %{amount}',
  taxes: { vat: 'TVA', gst: 'TPS', sales: 'taxe de vente' },
  trips: 'Courses',
  credit: {
    action: 'Établir un avoir pour cette course',
    title: 'Établir un avoir',
    text: 'Un avoir est établi et envoyé par e-mail à %{account}. La facture reste telle quelle.',
    amount: 'Montant (au plus %{max})',
    reason: 'Motif (visible par le compte)',
    submit: 'Établir l’avoir',
    done: 'L’avoir %{number} est établi',
    failed: 'L’avoir n’a pas pu être établi. Réessayez.',
    amountWrong: 'Indiquez un montant de %{min} à %{max}',
    reasonShort: 'Indiquez au moins 3 caractères',
  },
};
