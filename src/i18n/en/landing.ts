/** Texts of what shows before anybody is signed in; loaded with the page itself. */
export const landing = {
  product: '%{company} Business Solutions',
  welcome: 'Welcome to %{company}',
  intro:
    'Book taxis for your people and guests, and keep every trip, rule and receipt in one place.',
  signIn: 'Sign in',
  signingIn: 'Opening sign-in…',
  signInFailed: 'The sign-in page could not be reached. Check your connection and try again.',
  language: 'Language',
  continueTo: 'Sign in to continue to the page you opened.',
  terms: 'Terms and conditions',
  privacy: 'Privacy policy',
  starting: 'Opening your console…',
  startFailedTitle: 'The console could not be opened',
  startFailed: 'Your profile could not be loaded. Check your connection and try again.',
  noAccessTitle: 'No access to %{company}',
  noAccess:
    'You are signed in, but this sign-in has no role here. Ask your administrator, or sign in as somebody else.',
  retry: 'Try again',
  signOut: 'Sign out',
  reference: 'Reference: %{requestId}',
} as const;
