import type { LandingTexts } from '../landing.ts';

export const landing: LandingTexts = {
  product: '%{company} Solutions entreprise',
  welcome: 'Bienvenue chez %{company}',
  intro:
    'Réservez des taxis pour vos collaborateurs et vos invités, et retrouvez chaque course, règle et reçu au même endroit.',
  signIn: 'Se connecter',
  signingIn: 'Ouverture de la connexion…',
  signInFailed: 'La page de connexion est injoignable. Vérifiez votre connexion puis réessayez.',
  signInBrokenTitle: 'La connexion a échoué',
  signInBroken:
    'La connexion n’a pas pu aboutir. Elle a peut-être duré trop longtemps, ou a commencé dans un autre onglet. Reconnectez-vous.',
  signInDenied:
    'La page de connexion ne vous a pas laissé entrer : la connexion y a été annulée, ou votre compte n’y a pas accès à cette console. Reconnectez-vous, ou adressez-vous à votre administrateur.',
  refusedTitle: 'Connexion impossible pour le moment',
  refused:
    'La page de connexion vous reconnaît, mais le serveur refuse la connexion. Réessayez dans quelques minutes. Si cela se reproduit, déconnectez-vous, reconnectez-vous et prévenez l’assistance.',
  sessionEnded: 'Votre session est terminée. Reconnectez-vous pour continuer.',
  language: 'Langue',
  continueTo: 'Connectez-vous pour revenir à la page que vous avez ouverte.',
  terms: 'Conditions générales',
  privacy: 'Politique de confidentialité',
  starting: 'Ouverture de votre console…',
  startFailedTitle: 'La console n’a pas pu s’ouvrir',
  startFailed: 'Votre profil n’a pas pu être chargé. Vérifiez votre connexion puis réessayez.',
  startRefused:
    'Votre profil n’a pas pu être chargé : le serveur a donné une réponse inattendue (statut %{status}). Réessayez dans un instant.',
  partMissing: 'Une partie n’a pas pu être chargée. Vérifiez votre connexion et rechargez la page.',
  reload: 'Recharger la page',
  noAccessTitle: 'Aucun accès à %{company}',
  noAccess:
    'Vous êtes connecté, mais vous n’avez aucun rôle ici. Demandez un accès à votre administrateur, ou connectez-vous avec un autre identifiant.',
  retry: 'Réessayer',
  signOut: 'Se déconnecter',
  reference: 'Référence : %{requestId}',
};
