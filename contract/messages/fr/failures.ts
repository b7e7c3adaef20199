import type { ErrorMessages } from '../failureTexts.ts';
import { tripFailures } from './tripFailures.ts';
import { validation } from './validation.ts';

export const failures: ErrorMessages = {
  errors: {
    VALIDATION_FAILED: {
      title: 'Vérifiez votre saisie',
      message:
        'Certaines valeurs ne peuvent pas être acceptées. Corrigez les champs signalés et réessayez.',
    },
    UNKNOWN_PARAMETER: {
      title: 'Paramètre inconnu',
      message: 'La requête contient un paramètre qui n’existe pas ici. Retirez-le.',
    },
    MALFORMED_BODY: {
      title: 'Requête illisible',
      message:
        'Le corps de la requête doit être un objet JSON. Vérifiez ce qui a été envoyé et réessayez.',
    },
    NOT_SIGNED_IN: {
      title: 'Vous n’êtes pas connecté',
      message: 'Votre session est terminée. Reconnectez-vous pour continuer.',
    },
    NO_ACCESS_TO_CHANNEL: {
      title: 'Pas d’accès',
      message:
        'Votre identifiant ne correspond ici à aucun utilisateur actif. Demandez une invitation à votre administrateur.',
    },
    EMAIL_NOT_VERIFIED: {
      title: 'E-mail non vérifié',
      message:
        'Votre connexion n’indique pas que votre adresse e-mail a été vérifiée. Vérifiez-la là où vous vous connectez, ou demandez de l’aide à votre administrateur.',
    },
    FORBIDDEN: {
      title: 'Non autorisé',
      message:
        'Votre rôle ne le permet pas. Adressez-vous à votre administrateur si vous en avez besoin.',
    },
    KEY_NOT_ALLOWED: {
      title: 'Non autorisé avec cette clé',
      message:
        'La clé d’API ne permet pas cet appel, ou pas depuis cette adresse. La page « Clés d’API » indique ce qu’elle permet.',
    },
    NOT_FOUND: {
      title: 'Introuvable',
      message: 'Cet élément n’existe pas ou plus. Revenez en arrière et rechargez la liste.',
    },
    METHOD_NOT_ALLOWED: {
      title: 'Impossible ici',
      message: 'Cette adresse n’accepte pas ce type de requête. Utilisez une autre méthode.',
    },
    CONFLICT: {
      title: 'Modifié entre-temps',
      message:
        'Quelqu’un d’autre a fait une modification en même temps. Rechargez la page et réessayez.',
    },
    ALREADY_EXISTS: {
      title: 'Existe déjà',
      message: 'Il existe déjà un élément avec ces valeurs. Utilisez-le, ou modifiez les valeurs.',
    },
    'USER-SERVICE-01': {
      title: 'Existe déjà',
      message: 'Le compte, son numéro et son administrateur existent déjà. Rien n’a été modifié.',
    },
    CHANGED_SINCE: {
      title: 'Modifié depuis',
      message:
        'Cette entrée a été modifiée depuis et reste telle quelle. Ouvrez-la pour voir son historique.',
    },
    STILL_IN_USE: {
      title: 'Encore utilisé',
      message:
        'Autre chose en dépend. Déplacez ou retirez-le d’abord, puis recommencez la suppression.',
    },
    DEFAULT_GROUP_CANNOT_BE_DELETED: {
      title: 'Groupe par défaut',
      message:
        'Chaque compte garde son groupe par défaut. Supprimez un autre groupe ou renommez celui-ci.',
    },
    ACCOUNT_OWES: {
      title: 'Pas encore soldé',
      message:
        '%{name} a encore un solde à régler. Factures impayées : %{invoices}. Courses non facturées : %{trips}. Désactivez le compte pour que rien ne soit plus réservé, puis supprimez-le quand tout est facturé et payé.',
    },
    IS_CREDIT_NOTE: {
      title: 'Avoir',
      message:
        'Un avoir ne peut ni être payé ni faire l’objet d’un avoir. Ouvrez la facture qu’il corrige.',
    },
    NOTHING_LEFT_TO_CREDIT: {
      title: 'Déjà créditée',
      message: 'Le prix entier de cette course a déjà fait l’objet d’un avoir.',
    },
    CANNOT_LOCK_YOURSELF_OUT: {
      title: 'Votre propre accès',
      message:
        'Vous ne pouvez pas retirer votre propre accès. Demandez-le à un autre administrateur ou à un gestionnaire de flotte.',
    },
    LAST_ADMIN: {
      title: 'Plus personne',
      message:
        'Plus personne ne pourrait se connecter pour %{accounts}. Donnez d’abord accès à quelqu’un d’autre.',
    },
    USER_OF_OTHER_ACCOUNTS: {
      title: 'Travaille aussi pour d’autres',
      message:
        'Cette personne se connecte aussi pour des comptes que vous n’administrez pas\u00a0: seuls elle-même ou un gestionnaire de flotte peuvent modifier l’adresse e-mail.',
    },
    ACCOUNT_INACTIVE: {
      title: 'Compte inactif',
      message:
        'Aucune course ne peut être réservée pour %{name}, car le compte est inactif. Seule la compagnie de taxis peut l’activer.',
    },
    PASSENGER_INACTIVE: {
      title: 'Accès inactif',
      message:
        'Aucune course ne peut être réservée pour %{name}, dont le statut est inactif. Activez d’abord cette personne sous Personnes.',
    },
    USER_INACTIVE: {
      title: 'Inactif',
      message:
        '%{name} a le statut inactif et ne peut pas se connecter. Activez d’abord cette personne.',
    },
    INVITED_JUST_NOW: {
      title: 'Invitation toute récente',
      message:
        'Une invitation a été envoyée à %{name} il y a moins de %{minutes} minutes. Laissez à l’e-mail le temps d’arriver, puis réessayez.',
    },
    FRESH_SIGN_IN_REQUIRED: {
      title: 'Reconnectez-vous',
      message:
        'Pour cette modification, votre connexion doit dater de moins de cinq minutes. Reconnectez-vous, puis recommencez.',
    },
    EMAIL_CHANGE_PENDING: {
      title: 'E-mail déjà en cours de modification',
      message:
        'Cette adresse e-mail est déjà en cours de modification. Annulez d’abord cette modification, ou attendez qu’elle prenne effet.',
    },
    EMAIL_CHANGE_STOPPED: {
      title: 'Modification bloquée',
      message:
        'Une modification de cette adresse e-mail a été bloquée depuis l’adresse actuelle. Aucune autre ne peut être demandée pendant un jour.',
    },
    MAILS_STOPPED: {
      title: 'E-mails refusés',
      message:
        '%{name} a arrêté les e-mails sur ses courses avec le lien de l’un d’eux. Seule cette personne peut les reprendre.',
    },
    IDEMPOTENCY_KEY_REQUIRED: {
      title: 'Clé d’idempotence manquante',
      message:
        'Envoyez avec cette requête un en-tête Idempotency-Key de 1 à 255 caractères imprimables.',
    },
    IDEMPOTENCY_KEY_REUSED: {
      title: 'Clé d’idempotence déjà utilisée',
      message:
        'Cette clé Idempotency-Key a été envoyée avec une autre requête. Utilisez une nouvelle clé.',
    },
    IDEMPOTENCY_IN_FLIGHT: {
      title: 'Traitement en cours',
      message: 'La même requête est en cours de traitement. Attendez un instant et renvoyez-la.',
    },
    PAYLOAD_TOO_LARGE: {
      title: 'Trop volumineux',
      message: 'Ce qui a été envoyé est trop volumineux. Divisez-le en plusieurs parties.',
    },
    TOO_MANY_REQUESTS: {
      title: 'Trop de requêtes',
      message: 'Attendez un peu, puis réessayez.',
    },
    ...tripFailures,
    NO_CONTACT: {
      title: 'Aucune adresse e-mail',
      message: 'La compagnie de taxis n’a pas indiqué d’adresse e-mail. Appelez-la.',
    },
    DISPATCH_SIGNATURE_INVALID: {
      title: 'Signature non valide',
      message:
        'Le message n’est pas signé avec le secret partagé. Vérifiez le secret et l’horloge.',
    },
    TICKET_NOT_VALID: {
      title: 'Lien utilisé ou expiré',
      message:
        'Ce lien de téléchargement ne sert qu’une fois, pendant une minute. Relancez le téléchargement.',
    },
    PAYMENT_SIGNATURE_INVALID: {
      title: 'Signature non valide',
      message:
        'L’événement n’est pas signé avec le secret du webhook. Vérifiez STRIPE_WEBHOOK_SECRET.',
    },
    OUTSIDE_SERVICE_UNAVAILABLE: {
      title: 'Service injoignable',
      message: 'Un service nécessaire ne répond pas. Réessayez dans quelques minutes.',
    },
    DATABASE_UNAVAILABLE: {
      title: 'Indisponible pour le moment',
      message:
        'Le serveur ne peut pas utiliser sa base de données pour le moment. Réessayez dans quelques secondes.',
    },
    SERVER_BUSY: {
      title: 'Très sollicité en ce moment',
      message:
        'Trop de demandes arrivent à la fois : celle-ci n’a pas été traitée et rien n’a été modifié. Réessayez dans quelques secondes.',
    },
    INTERNAL: {
      title: 'Une erreur s’est produite',
      message:
        'L’erreur vient de nous. Réessayez ; si elle persiste, signalez le numéro de la requête.',
    },
  },
  ofRows: {
    NOT_FOUND:
      'Cette entrée n’existe plus, car elle a été supprimée entre-temps. Il n’y a plus rien à faire ici.',
  },
  validation,
};
