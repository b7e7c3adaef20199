import type { noRowsYet as english } from '../../en/onNeed/noRowsYet.ts';
import type { Messages } from '../../messages.ts';

export const noRowsYet: Messages<typeof english> = {
  'business-passengers': {
    title: 'Pas encore d’employés',
    text: 'Les courses sont réservées pour des employés. Ajoutez le premier avec son nom, son e-mail et son téléphone, ou importez toute une liste : le modèle CSV indique les colonnes.',
  },
  'business-guests': {
    title: 'Pas encore d’invités',
    text: 'Les invités sont des visiteurs pour qui vous réservez des courses, par exemple des candidats ou des clients. Ajoutez le premier ici. Une personne saisie comme invité lors d’une réservation y figure ensuite aussi.',
  },
  'travel-restrictions': {
    title: 'Pas encore de restrictions de voyage',
    text: 'Sans restriction de voyage, les employés peuvent réserver toute course. Une restriction limite ce qu’un groupe peut réserver, par exemple des courses entre le bureau et l’aéroport en semaine, jusqu’à un certain prix.',
  },
  'favourite-addresses': {
    title: 'Pas encore de favoris',
    text: 'Les favoris sont proposés en premier lors d’une réservation. Commencez par l’adresse d’où partent la plupart des courses, par exemple « Siège ».',
  },
  corporations: {
    title: 'Pas encore de comptes',
    text: 'Un compte est une entreprise qui réserve des courses chez vous. Ajoutez le premier avec la compagnie de taxis qui le facture, puis invitez son premier administrateur.',
  },
  fleets: {
    title: 'Pas encore de compagnies de taxis',
    text: 'Les compagnies de taxis effectuent les courses. Ajoutez la première avec son téléphone et sa zone, puis ses véhicules et ses prix.',
  },
  'fleet-offers': {
    title: 'Pas encore de véhicules',
    text: 'Lors d’une réservation, on choisit parmi les véhicules de vos compagnies de taxis. Ajoutez une catégorie avec ses places et ses prix, par exemple une berline de quatre places.',
  },
  budgets: {
    title: 'Aucun budget pour l’instant',
    text: 'Un budget indique ce qu’un compte, un groupe ou un code de coût peut dépenser en un mois, un trimestre ou une année. Les courses réservées à l’avance comptent aussi. Ajoutez le premier avec son montant.',
  },
  'api-keys': {
    title: 'Pas encore de clés d’API',
    text: 'Avec une clé d’API, vos propres systèmes font des appels, par exemple un système du personnel qui tient les employés à jour. Ajoutez la première et choisissez ce qu’elle permet.',
  },
  'webhook-endpoints': {
    title: 'Pas encore de webhooks',
    text: 'Un webhook dit à vos propres systèmes ce qui se passe, par exemple quand une course est réservée ou annulée. Ajoutez le premier avec l’adresse à appeler.',
  },
  invoices: {
    title: 'Pas encore de factures',
    text: 'Au début de chaque mois, les courses du mois précédent qui sont payées par le compte professionnel sont réunies sur une facture. Elle figure ensuite ici, en PDF et en CSV.',
  },
};
