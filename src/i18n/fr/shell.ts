import type { shell as english } from '../en/shell.ts';
import type { Messages } from '../messages.ts';

export const shell: Messages<typeof english> = {
  floating: 'Choix',
  notices: 'Messages',
  product: '%{company} Solutions entreprise',
  nav: {
    label: 'Navigation principale',
    trips: 'Courses',
    people: 'Personnes',
    travelRestrictions: 'Restrictions de voyage',
    paymentMethods: 'Moyens de paiement',
    favourites: 'Favoris',
    accounts: 'Comptes',
    users: 'Utilisateurs',
    fleets: 'Compagnies de taxis',
    invoices: 'Factures',
    operation: 'Exploitation',
    bookTrip: 'Réserver',
    signOut: 'Se déconnecter',
    open: 'Ouvrir la navigation',
    close: 'Fermer la navigation',
    expand: 'Déplier la navigation',
    collapse: 'Replier la navigation',
    skipToContent: 'Aller au contenu',
  },
  account: {
    label: 'Compte',
    placeholder: 'Tous les comptes',
    search: 'Rechercher un compte',
    unavailable: 'Les comptes n’ont pas pu être chargés',
  },
  profile: {
    menu: 'Menu du profil de %{name}',
    accountDetails: 'Mon profil',
    terms: 'Conditions générales',
    privacy: 'Politique de confidentialité',
    language: 'Langue',
    appearance: 'Apparence',
    light: 'Clair',
    dark: 'Sombre',
    system: 'Système',
    density: 'Densité',
    comfortable: 'Confortable',
    compact: 'Compacte',
    signOut: 'Se déconnecter',
    opensNewTab: 's’ouvre dans un nouvel onglet',
    version: 'Version %{version}',
  },
  roles: {
    corporationAdmin: 'Administrateur de compte',
    bookingChannelAdmin: 'Gestionnaire de flotte',
  },
  pages: {
    bookTrip: 'Réserver une course',
    copyTrip: 'Réserver à nouveau',
    editTrip: 'Modifier l’heure de prise en charge',
  },
  notFound: {
    title: 'Page introuvable',
    text: 'Aucune page n’existe à cette adresse. Elle a peut-être changé, ou le lien est incomplet.',
    home: 'Aller à la page d’accueil',
  },
  accessDenied: {
    text: 'Votre rôle ne donne pas accès à cette page.',
  },
  error: {
    title: 'Une erreur s’est produite',
    text: 'Cette page n’a pas pu s’afficher. Rien de ce que vous avez enregistré n’est perdu.',
    part: 'Impossible de charger cet élément.',
    update:
      'Une nouvelle version de la console est disponible. Rechargez la page pour en profiter.',
    reload: 'Recharger la page',
    back: 'Aller à la page d’accueil',
    requestId: 'Référence pour l’assistance : %{requestId}',
    generic: 'Une erreur s’est produite. Réessayez, et prévenez l’assistance si cela se reproduit.',
    network: 'Le serveur est injoignable. Vérifiez votre connexion puis réessayez.',
    notOurs:
      'La réponse ne vient pas du serveur, mais par exemple de la page de connexion d’un réseau Wi-Fi. Ouvrez un autre site web pour vous y connecter, puis réessayez.',
    timeout: 'Le serveur n’a pas répondu à temps. Vérifiez votre connexion puis réessayez.',
    notSent:
      'Vous êtes hors ligne : rien n’a été envoyé. Votre saisie est toujours là ; réessayez dès que la connexion sera rétablie.',
  },
  offline: {
    lost: 'Pas de connexion. Vous pouvez continuer à lire ; rien ne peut être envoyé avant son retour.',
    back: 'La connexion est rétablie.',
  },
};
