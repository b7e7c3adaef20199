import {
  CONSOLE_LANGUAGES,
  consoleLanguage,
  type ConsoleLanguage,
} from '../../../contract/core/languages.ts';
import { acceptedLanguage, firstLanguage } from '../../acceptLanguage.ts';

const en = {
  signIn: 'Sign in',
  intro: (name: string) => `Welcome back. Sign in to book and manage your taxis with ${name}.`,
  language: 'Language',
  email: 'E-mail',
  password: 'Password',
  submit: 'Sign in',
  forgotten: 'Forgotten your password? Ask the administrator of your account for a new one.',
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
  forgotten: 'Mot de passe oublié ? Demandez-en un nouveau à l’administrateur de votre compte.',
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

const texts: Record<ConsoleLanguage, Texts> = { en, fr };

/** Texts of the identity provider's pages. */
export const textsIn = (language: ConsoleLanguage): Texts => texts[language];

/**
 * The language of a page: what the console asked for, else what the browser prefers, else the
 * channel's own.
 * @param uiLocales OpenID Connect's `ui_locales`: tags separated by spaces, the best first
 */
export function pageLanguage(
  uiLocales: unknown,
  acceptLanguage: string | undefined,
  channelLocale: string,
): ConsoleLanguage {
  return (
    firstLanguage(CONSOLE_LANGUAGES, typeof uiLocales === 'string' ? uiLocales.split(' ') : []) ??
    acceptedLanguage(CONSOLE_LANGUAGES, acceptLanguage) ??
    consoleLanguage(channelLocale)
  );
}
