import type { accounts as english } from '../en/accounts.ts';
import type { Messages } from '../messages.ts';

export const accounts: Messages<typeof english> = {
  linked: 'Flotte %{number}',
  addFleet: 'Ajouter une flotte',
  removeLinked: 'Supprimer la flotte %{number}',
  removeTitle: 'Supprimer le compte chez %{fleet}\u00a0?',
  removeText:
    'Une fois vos modifications enregistrées, %{fleet} ne pourra plus facturer de courses à ce compte. Les courses passées restent inchangées.',
  fleetMissing:
    'Associez au moins une flotte, pour que des courses puissent être facturées au compte.',
  notAllValid: 'Chaque flotte doit avoir un numéro de compte valide',
  validity: {
    validating: 'Le numéro est demandé à la flotte',
    valid: 'La flotte connaît ce numéro',
    invalid: 'Compte de répartition non valide',
    unanswered: 'Le système de répartition de la flotte ne répond pas. Réessayez dans un instant.',
  },
};
