import {
  CONSOLE_LANGUAGES,
  consoleLanguage,
  type ConsoleLanguage,
  languageAmong,
} from '../../../contract/core/languages.ts';

const en = {
  signIn: 'Sign in',
  intro: (name: string) => `Welcome back. Sign in to book and manage your taxis with ${name}.`,
  email: 'E-mail',
  password: 'Password',
  submit: 'Sign in',
  forgotten: 'Forgotten your password? Ask the administrator of your account for a new one.',
  back: (name: string) => `Back to ${name}`,
  tagline: 'Every ride of your company, in one place.',
  points: [
    'Book for colleagues and guests in under a minute',
    'Follow every trip live, from pickup to drop-off',
    'One account, one invoice, your own travel rules',
  ],
  demo: 'This is a demo. Fill the form as:',
  missing: 'Type your e-mail and your password.',
  wrongPassword: 'This e-mail and password do not go together. Check both and try again.',
  inactive: 'This sign-in has been switched off. Ask the administrator of your account.',
  tooManyAttempts: (minutes: number) =>
    `Too many wrong passwords for this e-mail. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  errorPrefix: 'Error: ',
  expiredTitle: 'This page is out of date',
  expired: 'The sign-in was begun too long ago, or in another tab. Start again, it takes a moment.',
  failedTitle: 'Signing in did not work',
  failed: 'The request to sign in could not be used. Start again from the first page.',
  startAgain: 'Start again',
  signedOutTitle: 'You are signed out',
  signedOut: 'See you soon.',
  signOutTitle: 'Sign out?',
  signOut: (name: string) => `You are signed in at ${name}.`,
  signOutYes: 'Sign out',
  signOutNo: 'Stay signed in',
  code: 'Code',
};
type Texts = typeof en;

const fr: Texts = {
  signIn: 'Connexion',
  intro: (name) => `Heureux de vous revoir. Connectez-vous pour gérer vos taxis avec ${name}.`,
  email: 'E-mail',
  password: 'Mot de passe',
  submit: 'Se connecter',
  forgotten: 'Mot de passe oublié ? Demandez-en un nouveau à l’administrateur de votre compte.',
  back: (name) => `Retour à ${name}`,
  tagline: 'Toutes les courses de votre entreprise, au même endroit.',
  points: [
    'Réservez pour collègues et invités en moins d’une minute',
    'Suivez chaque course en direct, du départ à l’arrivée',
    'Un compte, une facture, vos propres règles de voyage',
  ],
  demo: 'Ceci est une démonstration. Remplir en tant que :',
  missing: 'Saisissez votre e-mail et votre mot de passe.',
  wrongPassword: 'Cet e-mail et ce mot de passe ne correspondent pas. Vérifiez-les et réessayez.',
  inactive: 'Cet accès a été désactivé. Adressez-vous à l’administrateur de votre compte.',
  tooManyAttempts: (minutes) =>
    `Trop de mots de passe erronés pour cet e-mail. Réessayez dans ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  errorPrefix: 'Erreur : ',
  expiredTitle: 'Cette page a expiré',
  expired: 'La connexion a commencé il y a trop longtemps ou dans un autre onglet. Recommencez.',
  failedTitle: 'La connexion a échoué',
  failed: 'La demande de connexion est inutilisable. Recommencez depuis la première page.',
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

const supported = (tags: readonly string[]) =>
  tags
    .map((tag) => languageAmong(CONSOLE_LANGUAGES, tag))
    .find((language) => language !== undefined);

/** Language tags of an Accept-Language header, the most wanted first. */
function accepted(header: string): string[] {
  const quality = (entry: string) => Number(/;\s*q=([\d.]+)/.exec(entry)?.[1] ?? 1);
  return header.split(',').sort((a, b) => quality(b) - quality(a));
}

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
    supported(typeof uiLocales === 'string' ? uiLocales.split(' ') : []) ??
    supported(accepted(acceptLanguage ?? '')) ??
    consoleLanguage(channelLocale)
  );
}
