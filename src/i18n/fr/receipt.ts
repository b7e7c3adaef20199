import type { receipt as english } from '../en/receipt.ts';
import type { Messages } from '../messages.ts';

export const receipt: Messages<typeof english> = {
  title: 'Reçu',
  fileName: 'reçu',
  booked: 'Réservée le %{date}',
  trip: 'Course',
  booking: 'Réservation',
  price: 'Prix',
  distance: 'Distance',
  account: 'Compte',
  paidBy: 'Moyen de paiement',
  page: 'Page %{page} sur %{of}',
  failed: 'Le reçu n’a pas pu être créé. Vérifiez votre connexion et réessayez.',
};
