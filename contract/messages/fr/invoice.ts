import type { InvoiceTexts } from '../invoice.ts';

export const invoice: InvoiceTexts = {
  invoice: 'Facture',
  creditNote: 'Avoir',
  number: 'N° %{number}',
  billedTo: 'Facturé à',
  month: 'Mois',
  issued: 'Date',
  due: 'Échéance',
  corrects: 'Concerne la facture',
  reason: 'Motif',
  priceLowered: 'Le prix de la course a été réduit.',
  trips: 'Courses (%{count})',
  net: 'Hors taxe',
  tax: '%{tax} à %{rate} %',
  amount: 'Montant',
  mail: {
    invoice: {
      subject: 'Facture %{number} pour %{month} : %{total}',
      heading: 'Votre facture pour %{month}',
      lead: 'La facture de %{account} pour les courses de %{month} est jointe. Merci de la régler au plus tard le %{due}.',
    },
    creditNote: {
      subject: 'Avoir %{number} : %{total}',
      heading: 'Votre avoir',
      lead: 'Un avoir pour %{account} est joint. Il concerne la facture %{corrects}.',
    },
    open: 'Ouvrir dans la console',
    why: 'Vous recevez cet e-mail parce que %{account} règle ses courses chez %{channel} par compte professionnel.',
  },
};
