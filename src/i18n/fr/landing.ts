import type { landing as english } from '../en/landing.ts';
import type { Messages } from '../messages.ts';

export const landing: Messages<typeof english> = {
  product: '%{company} Solutions entreprise',
  welcome: 'Bienvenue chez %{company}',
  intro:
    'Réservez des taxis pour vos collaborateurs et vos invités, et retrouvez chaque trajet, règle et reçu au même endroit.',
  signIn: 'Se connecter',
  signingIn: 'Ouverture de la connexion…',
  signInFailed: 'La page de connexion est injoignable. Vérifiez votre connexion puis réessayez.',
  language: 'Langue',
  continueTo: 'Connectez-vous pour revenir à la page que vous avez ouverte.',
  terms: 'Conditions générales',
  privacy: 'Politique de confidentialité',
  starting: 'Ouverture de votre console…',
  startFailedTitle: "La console n'a pas pu s'ouvrir",
  startFailed: "Votre profil n'a pas pu être chargé. Vérifiez votre connexion puis réessayez.",
  noAccessTitle: 'Aucun accès à %{company}',
  noAccess:
    "Vous êtes connecté, mais ce compte n'a aucun rôle ici. Demandez à votre administrateur ou connectez-vous autrement.",
  retry: 'Réessayer',
  signOut: 'Se déconnecter',
  reference: 'Référence : %{requestId}',
};
