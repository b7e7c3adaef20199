/** Texts of the pages before sign-in. */
export const landing = {
  product: '%{company} Business Solutions',
  welcome: 'Welcome to %{company}',
  intro:
    'Book taxis for your people and guests, and keep every trip, rule and receipt in one place.',
  signIn: 'Sign in',
  signingIn: 'Opening sign-in…',
  signInFailed: 'The sign-in page could not be reached. Check your connection and try again.',
  signInBrokenTitle: 'Signing in did not work',
  signInBroken:
    'The sign-in could not be completed. It may have taken too long, or was started in another tab. Sign in again.',
  signInDenied:
    'The sign-in page did not let you in. Either the sign-in was cancelled there, or your account there may not use this console. Sign in again, or ask your administrator.',
  refusedTitle: 'You cannot be signed in at the moment',
  refused:
    'The sign-in page knows you, but the server does not accept the sign-in. Try again in a few minutes. If it keeps happening, sign out, sign in again, and tell support.',
  sessionEnded: 'Your session has ended. Sign in again to continue.',
  language: 'Language',
  continueTo: 'Sign in to continue to the page you opened.',
  terms: 'Terms and conditions',
  privacy: 'Privacy policy',
  starting: 'Opening your console…',
  startFailedTitle: 'The console could not be opened',
  startFailed: 'Your profile could not be loaded. Check your connection and try again.',
  startRefused:
    'Your profile could not be loaded: the server gave an unexpected answer (status %{status}). Try again in a moment.',
  partMissing:
    'A part of the console could not be loaded. Check your connection and reload the page.',
  reload: 'Reload the page',
  noAccessTitle: 'No access to %{company}',
  noAccess:
    'You are signed in, but you have no role here. Ask your administrator for access, or sign in as somebody else.',
  retry: 'Try again',
  signOut: 'Sign out',
  reference: 'Reference: %{requestId}',
} as const;
