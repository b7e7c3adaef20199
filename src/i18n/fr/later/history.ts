import type { history as english } from '../../en/later/history.ts';
import type { Messages } from '../../messages.ts';

export const history: Messages<typeof english> = {
  title: 'Historique',
  empty: 'Rien n’a encore été enregistré.',
  failed: 'L’historique n’a pas pu être chargé.',
  more: 'Afficher les modifications antérieures',
  server: 'Automatique',
  from: 'Avant :',
  to: 'Après :',
  nothing: 'vide',
  notKept: 'valeurs non conservées',
  changed: 'modification',
  set: 'défini',
  actions: {
    create: 'Ajout',
    update: 'Modification',
    delete: 'Suppression',
    restore: 'Suppression annulée',
    invite: 'Invitation envoyée',
    'request-email-change': 'Modification de l’e-mail demandée',
    'confirm-email-change': 'Nouvel e-mail confirmé',
    'stop-email-change': 'Modification de l’e-mail arrêtée',
    'erase-history': 'Données personnelles effacées de l’historique',
    'new-secret': 'Nouveau secret créé',
    other: 'Modification',
  },
  erase: 'Effacer les données personnelles…',
  eraseTitle: 'Effacer les données personnelles ?',
  eraseText:
    'Les anciens noms, adresses et numéros sont définitivement effacés de cet historique. Qui a modifié quel champ, et quand, est conservé.',
  eraseConfirm: 'Effacer',
  eraseFailed: 'Rien n’a été effacé. Réessayez.',
  erased: 'Les données personnelles ont été effacées de l’historique',
};
