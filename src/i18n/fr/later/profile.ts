import type { profile as english } from '../../en/later/profile.ts';
import type { Messages } from '../../messages.ts';

export const profile: Messages<typeof english> = {
  person: 'Vous',
  languageHint: 'Pour les e-mails et, si la langue y est disponible, pour la console.',
  copies: 'Copies des réservations d’invités',
  copiesText:
    'Vous recevez une copie des e-mails sur les courses réservées pour les invités de ces comptes.',
  noCopies: 'Vous ne recevez aucune copie.',
  addCopies: 'Ajouter un compte',
  removeCopies: 'Ne plus recevoir de copies de %{name}',
  saved: 'Votre profil a été enregistré',
  savedNotShown:
    'Votre profil a été enregistré, mais n’a pas pu être rechargé. Rechargez la page pour le voir.',
  failedToLoad: 'Votre profil n’a pas pu être chargé.',
  password: 'Mot de passe',
  passwordText:
    'Un lien pour choisir un nouveau mot de passe est envoyé à %{email}. Toutes vos sessions prendront fin.',
  passwordElsewhere: 'Votre mot de passe est conservé chez %{provider}. Modifiez-le là-bas.',
  passwordSend: 'Envoyer le lien',
  passwordSent: 'Le lien est en route vers %{email}',
  passwordFailed: 'Le lien n’a pas été envoyé. Réessayez.',
  sessions: 'Sessions',
  sessionsText:
    'Là où vous êtes connecté. Mettez fin aux sessions que vous ne reconnaissez pas, puis choisissez un nouveau mot de passe.',
  sessionsElsewhere: 'Vos sessions sont gérées par %{provider}.',
  sessionsFailed: 'Vos sessions n’ont pas pu être chargées.',
  device: '%{browser} sur %{system}',
  unknownDevice: 'Appareil inconnu',
  signedIn: 'Connexion le %{when}',
  lastUsed: 'dernière utilisation le %{when}',
  thisOne: 'Cette session',
  end: 'Terminer',
  endOf: 'Terminer la session : %{device}, connexion le %{when}',
  ended: 'La session a pris fin',
  endFailed: 'La session n’a pas pris fin. Réessayez.',
  signOut: 'Se déconnecter',
  close: 'Fermer',
};
