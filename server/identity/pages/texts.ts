import {
  SIGN_IN_LANGUAGES,
  signInLanguage,
  type SignInLanguage,
} from '../../../contract/core/languages.ts';
import { acceptedLanguage, firstLanguage } from '../../acceptLanguage.ts';

const en = {
  signIn: 'Sign in',
  intro: (name: string) => `Welcome back. Sign in to book and manage your taxis with ${name}.`,
  language: 'Language',
  email: 'E-mail',
  password: 'Password',
  submit: 'Sign in',
  forgotten: 'Forgot your password?',
  byMail: 'Sign in with a link by e-mail',
  askPasswordTitle: 'Set a new password',
  askPassword: 'Enter the e-mail that you sign in with. We send it a link to set a new password.',
  askSignInTitle: 'Sign in by e-mail',
  askSignIn:
    'Enter the e-mail that you sign in with. We send it a link that signs you in once, without a password.',
  sendLink: 'Send link',
  missingEmail: 'Enter a whole e-mail address, such as name@company.com.',
  tooManyMails: (minutes: number) =>
    `Too many links were asked for. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  sentTitle: 'Look into your mailbox',
  sent: (email: string) =>
    `If somebody signs in with ${email} here, a link is on its way there. It may take a few minutes. If it does not come, look among the unwanted mails and check the spelling.`,
  sendAgain: 'Use another e-mail',
  firstPasswordTitle: 'Set your password',
  passwordFor: (email: string) => `For ${email}`,
  newPassword: 'New password',
  passwordHint: (min: number) =>
    `At least ${min} characters. Several words in a row are easy to remember and hard to guess.`,
  repeatPassword: 'Repeat the password',
  savePassword: 'Save and sign in',
  passwordTooShort: (min: number) => `The password is too short. Use at least ${min} characters.`,
  passwordTooLong: (max: number) => `The password is too long. Use at most ${max} characters.`,
  passwordGuessable:
    'This password is easy to guess. Use one without your name, your e-mail or the same characters over and over.',
  passwordsDiffer: 'The two passwords are not the same. Type both again.',
  linkTitle: 'Sign in',
  linkFor: (email: string) => `You are about to sign in as ${email}.`,
  linkGoneTitle: 'This link does not work any more',
  linkGone: 'It was used before, or it is too old. You can have a new one sent.',
  newLink: 'Send a new link',
  keptElsewhereTitle: 'Your password is kept elsewhere',
  keptElsewhere: (provider: string) =>
    `You sign in with your account at ${provider}. Passwords are set and changed there.`,
  back: (name: string) => `Back to ${name}`,
  demo: 'This is a demo. Fill in the form as:',
  missing: 'Enter your e-mail and your password.',
  wrongPassword: 'The e-mail or the password is wrong. Check both and try again.',
  inactive: 'This sign-in has been deactivated. Ask the administrator of your account.',
  tooManyAttempts: (minutes: number) =>
    `Too many wrong passwords. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  busy: 'Many people are signing in at the moment. Try again in a few seconds.',
  errorPrefix: 'Error: ',
  sessionEnded: 'Your session has ended. Sign in again to go on where you were.',
  expiredTitle: 'This page is out of date',
  expired: 'The sign-in was started too long ago, or in another tab. Start again.',
  failedTitle: 'Signing in did not work',
  failed: 'The request to sign in was not valid. Start again from the first page.',
  startAgain: 'Start again',
  signedOutTitle: 'You are signed out',
  signedOut: 'See you soon.',
  signOutTitle: 'Sign out?',
  signOut: (name: string) => `You are signed in to ${name}.`,
  signOutYes: 'Sign out',
  signOutNo: 'Stay signed in',
  code: 'Code',
};
type Texts = typeof en;

const fr: Texts = {
  signIn: 'Connexion',
  intro: (name) => `Heureux de vous revoir. Connectez-vous pour gérer vos taxis avec ${name}.`,
  language: 'Langue',
  email: 'E-mail',
  password: 'Mot de passe',
  submit: 'Se connecter',
  forgotten: 'Mot de passe oublié ?',
  byMail: 'Se connecter avec un lien reçu par e-mail',
  askPasswordTitle: 'Choisir un nouveau mot de passe',
  askPassword:
    'Saisissez l’e-mail avec lequel vous vous connectez. Nous y envoyons un lien pour choisir un nouveau mot de passe.',
  askSignInTitle: 'Se connecter par e-mail',
  askSignIn:
    'Saisissez l’e-mail avec lequel vous vous connectez. Nous y envoyons un lien qui vous connecte une fois, sans mot de passe.',
  sendLink: 'Envoyer le lien',
  missingEmail: 'Saisissez une adresse e-mail complète, par exemple nom@entreprise.fr.',
  tooManyMails: (minutes) =>
    `Trop de liens ont été demandés. Réessayez dans ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  sentTitle: 'Consultez votre messagerie',
  sent: (email) =>
    `Si quelqu’un se connecte ici avec ${email}, un lien y est envoyé. Cela peut prendre quelques minutes. S’il n’arrive pas, regardez parmi les indésirables et vérifiez l’adresse.`,
  sendAgain: 'Utiliser un autre e-mail',
  firstPasswordTitle: 'Choisissez votre mot de passe',
  passwordFor: (email) => `Pour ${email}`,
  newPassword: 'Nouveau mot de passe',
  passwordHint: (min) =>
    `Au moins ${min} caractères. Plusieurs mots à la suite sont faciles à retenir et difficiles à deviner.`,
  repeatPassword: 'Répétez le mot de passe',
  savePassword: 'Enregistrer et se connecter',
  passwordTooShort: (min) => `Le mot de passe est trop court. Utilisez au moins ${min} caractères.`,
  passwordTooLong: (max) => `Le mot de passe est trop long. Utilisez au plus ${max} caractères.`,
  passwordGuessable:
    'Ce mot de passe est facile à deviner. Évitez votre nom, votre e-mail et les caractères répétés.',
  passwordsDiffer: 'Les deux mots de passe ne sont pas identiques. Saisissez-les à nouveau.',
  linkTitle: 'Connexion',
  linkFor: (email) => `Vous allez vous connecter en tant que ${email}.`,
  linkGoneTitle: 'Ce lien ne fonctionne plus',
  linkGone: 'Il a déjà été utilisé ou il est trop ancien. Vous pouvez en recevoir un nouveau.',
  newLink: 'Envoyer un nouveau lien',
  keptElsewhereTitle: 'Votre mot de passe est conservé ailleurs',
  keptElsewhere: (provider) =>
    `Vous vous connectez avec votre compte chez ${provider}. Les mots de passe y sont choisis et modifiés.`,
  back: (name) => `Retour à ${name}`,
  demo: 'Ceci est une démonstration. Remplir en tant que :',
  missing: 'Saisissez votre e-mail et votre mot de passe.',
  wrongPassword: 'L’e-mail ou le mot de passe est incorrect. Vérifiez-les et réessayez.',
  inactive: 'Cet accès a été désactivé. Adressez-vous à l’administrateur de votre compte.',
  tooManyAttempts: (minutes) =>
    `Trop de mots de passe erronés. Réessayez dans ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  busy: 'Beaucoup de personnes se connectent en ce moment. Réessayez dans quelques secondes.',
  errorPrefix: 'Erreur : ',
  sessionEnded: 'Votre session est terminée. Reconnectez-vous pour reprendre où vous en étiez.',
  expiredTitle: 'Cette page a expiré',
  expired: 'La connexion a commencé il y a trop longtemps ou dans un autre onglet. Recommencez.',
  failedTitle: 'La connexion a échoué',
  failed: 'La demande de connexion n’est pas valable. Recommencez depuis la première page.',
  startAgain: 'Recommencer',
  signedOutTitle: 'Vous êtes déconnecté',
  signedOut: 'À bientôt.',
  signOutTitle: 'Se déconnecter ?',
  signOut: (name) => `Vous êtes connecté à ${name}.`,
  signOutYes: 'Se déconnecter',
  signOutNo: 'Rester connecté',
  code: 'Code',
};

const texts: Record<SignInLanguage, Texts> = { en, fr };

/** Texts of the identity provider's pages. */
export const textsIn = (language: SignInLanguage): Texts => texts[language];

/**
 * The language of a page: what the console asked for, else what the browser prefers, else the
 * channel's own.
 * @param uiLocales OpenID Connect's `ui_locales`: tags separated by spaces, the best first
 */
export function pageLanguage(
  uiLocales: unknown,
  acceptLanguage: string | undefined,
  channelLocale: string,
): SignInLanguage {
  return (
    firstLanguage(SIGN_IN_LANGUAGES, typeof uiLocales === 'string' ? uiLocales.split(' ') : []) ??
    acceptedLanguage(SIGN_IN_LANGUAGES, acceptLanguage) ??
    signInLanguage(channelLocale)
  );
}
