import type { ErrorMessages } from './en.ts';

export const fr: ErrorMessages = {
  errors: {
    VALIDATION_FAILED: {
      title: 'Vérifiez votre saisie',
      message:
        'Certaines valeurs ne peuvent pas être acceptées. Corrigez les champs signalés et réessayez.',
    },
    UNKNOWN_PARAMETER: {
      title: 'Paramètre inconnu',
      message: 'La requête contient un paramètre que cette liste ne connaît pas. Retirez-le.',
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
    FORBIDDEN: {
      title: 'Non autorisé',
      message:
        'Votre rôle ne le permet pas. Adressez-vous à votre administrateur si vous en avez besoin.',
    },
    NOT_FOUND: {
      title: 'Introuvable',
      message: 'Cet élément n’existe pas ou plus. Revenez en arrière et rechargez la liste.',
    },
    METHOD_NOT_ALLOWED: {
      title: 'Impossible ici',
      message: 'Cette adresse n’accepte pas ce type de requête. Utilisez-en un autre.',
    },
    CONFLICT: {
      title: 'Modifié entre-temps',
      message: 'Quelqu’un d’autre l’a modifié en même temps. Rechargez et réessayez.',
    },
    ALREADY_EXISTS: {
      title: 'Existe déjà',
      message:
        'Un élément avec ces valeurs existe déjà. Utilisez celui-ci ou modifiez les valeurs.',
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
    BOOKING_NOT_CONFIRMABLE: {
      title: 'Confirmation impossible',
      message:
        'Cette réservation ne peut plus être confirmée. Cherchez-la dans les trajets ou réservez à nouveau.',
    },
    BOOKING_EXPIRED: {
      title: 'Réservation expirée',
      message:
        'La réservation n’a pas été confirmée à temps et rien n’a été débité. Réservez à nouveau.',
    },
    BOOKING_ABANDONED: {
      title: 'Réservation abandonnée',
      message:
        'Cette réservation a été abandonnée avant d’être faite. Rien n’a été débité. Réservez à nouveau.',
    },
    BOOKING_NOT_CANCELLABLE: {
      title: 'Annulation impossible',
      message: 'Le trajet est trop avancé pour être annulé ici. Appelez la compagnie de taxis.',
    },
    BOOKING_NOT_CHANGEABLE: {
      title: 'Modification impossible',
      message: 'Seul un trajet à venir peut être modifié, et celui-ci ne l’est plus. Rechargez-le.',
    },
    BOOKING_CHANGE_EXPIRED: {
      title: 'Modification non confirmée à temps',
      message:
        'Le trajet garde son heure de prise en charge. Choisissez à nouveau l’heure et confirmez-la.',
    },
    DUPLICATE_BOOKING_NOT_ACKNOWLEDGED: {
      title: 'Réservé deux fois ?',
      message: 'Une réservation semblable existe déjà. Confirmez que vous en voulez une autre.',
    },
    PAYMENT_DECLINED: {
      title: 'Carte refusée',
      message:
        'La banque n’a pas donné son accord ; rien n’a été réservé ni débité. Choisissez un autre moyen de paiement.',
    },
    PAYMENT_NOT_CONFIRMED: {
      title: 'Paiement non confirmé',
      message:
        'Votre banque n’a pas encore confirmé le paiement. Confirmez-le auprès d’elle, puis réessayez.',
    },
    OFFER_NOT_AVAILABLE: {
      title: 'Véhicule indisponible',
      message: 'Ce véhicule n’est plus proposé pour ce trajet. Choisissez-en un autre.',
    },
    RECEIPT_NOT_AVAILABLE: {
      title: 'Pas encore de reçu',
      message: 'Le reçu est disponible une fois la course terminée et son prix définitif.',
    },
    TRACKING_ENDED: {
      title: 'Cette course est terminée',
      message:
        'Le lien pour la suivre ne fonctionne plus. Demandez un reçu à la personne qui a réservé.',
    },
    NO_CONTACT: {
      title: 'Personne à joindre par e-mail',
      message: 'La société de taxis n’a pas indiqué d’e-mail. Appelez-la.',
    },
    FARE_NOT_AVAILABLE: {
      title: 'Aucun tarif disponible',
      message:
        'Aucun tarif ne peut être calculé pour ce trajet. Changez les adresses ou le véhicule.',
    },
    UNKNOWN_ADDRESS_SOURCE: {
      title: 'Source d’adresse inconnue',
      message: 'L’adresse vient d’une source qui n’est pas utilisée. Cherchez-la à nouveau.',
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
    SERVER_STOPPING: {
      title: 'Redémarrage',
      message: 'Le serveur redémarre et rien n’a été modifié. Réessayez dans un instant.',
    },
    INTERNAL: {
      title: 'Une erreur s’est produite',
      message:
        'L’erreur vient de nous. Réessayez ; si elle persiste, signalez le numéro de la requête.',
    },
  },
  validation: {
    required: 'Obligatoire',
    type: 'Ce type de valeur n’est pas attendu ici',
    tooShort: 'Au moins %{min} caractères',
    tooLong: 'Au plus %{max} caractères',
    tooSmall: 'Au moins %{min}',
    tooBig: 'Au plus %{max}',
    tooFew: 'Au moins %{min} éléments',
    tooMany: 'Au plus %{max} éléments',
    email: 'Doit être une adresse e-mail, comme nom@example.com',
    phone: 'Doit être un numéro valide avec son indicatif, comme +33612345678',
    choice: 'Choisissez une des valeurs proposées',
    dateTime: 'Date ou heure non valide',
    timeInPast: 'L’heure ne peut pas être passée',
    tooFarAhead: 'Trop éloigné ; choisissez un moment plus proche',
    cardTooFarAhead:
      'Une carte est acceptée jusqu’à %{days} jours à l’avance. Payez autrement ou avancez la course',
    invalidGroupName: 'Uniquement des lettres, chiffres, traits d’union, espaces et apostrophes',
    personName: 'Uniquement des lettres, chiffres, espaces, traits d’union, apostrophes et points',
    guestName: 'Uniquement des lettres, chiffres et espaces',
    reference: 'Introuvable ; choisissez autre chose',
    unique: 'Déjà pris ; choisissez une autre valeur',
    readOnly: 'Ne peut pas être modifié',
    notAllowed: 'Vous ne pouvez pas modifier ceci',
    unknown: 'Champ inconnu ; retirez-le',
    unknownSort: 'Tri impossible selon ce champ ; utilisez : %{known}',
    unknownFilter: 'Paramètre inconnu ; utilisez : %{known}',
    coordinates: 'Choisissez une adresse parmi les suggestions',
    uuid: 'Doit être un identifiant donné par le serveur',
  },
};
