import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { brandTestPage, network } from '../../../tests/support/console.tsx';
import * as session from '../../authProvider/session.ts';
import { readCookie } from '../deviceCookies.ts';
import { fetchMe } from '../MeProvider.tsx';
import * as opened from './openConsole.tsx';
import { signedInHint } from './signedInHint.ts';
import { Start } from './start.tsx';

let root: Root;
const goTo = vi.fn<(address: string) => void>();

async function open(address: string): Promise<void> {
  await brandTestPage();
  window.history.replaceState(null, '', address);
  const element = document.body.appendChild(document.createElement('div'));
  root = createRoot(element);
  await act(() => new Start(root, goTo).open());
}

beforeEach(() => {
  goTo.mockReset();
  vi.spyOn(session, 'accessToken').mockResolvedValue(null);
  vi.spyOn(session, 'signIn').mockResolvedValue();
  vi.spyOn(session, 'completeSignIn').mockResolvedValue({ returnTo: null });
  vi.spyOn(session, 'signOut').mockResolvedValue();
  vi.spyOn(opened, 'openConsole').mockResolvedValue(<p>The console</p>);
});
afterEach(() => {
  act(() => root.unmount());
  vi.restoreAllMocks();
});

const address = () => location.pathname + location.search;

describe('with nobody signed in', () => {
  test('the welcome page keeps a deep link', async () => {
    await open('/trips/completed?page=2');
    expect(goTo).toHaveBeenCalledWith('/?returnTo=%2Ftrips%2Fcompleted%3Fpage%3D2');
    expect(signedInHint.isEnded()).toBe(false);
  });

  test('a link in a new tab goes through the provider without a question while somebody is signed in', async () => {
    signedInHint.set();
    await open('/employees');
    expect(session.signIn).toHaveBeenCalledWith({
      language: 'en',
      reason: 'session-ended',
      returnTo: '/employees',
    });
  });
});

describe('coming back from the provider', () => {
  test('with an invalid code says so and offers to sign in again', async () => {
    vi.mocked(session.completeSignIn).mockRejectedValue(new Error('No matching state'));
    await open('/oauth/callback?code=c&state=s');
    expect(screen.getByRole('heading', { name: 'Signing in did not work' })).toBeVisible();
    expect(address()).toBe('/');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(session.signIn).toHaveBeenCalledWith({ language: 'en' });
  });

  test.each([
    ['access_denied', 'did not let you in', 'Reference: access_denied'],
    ['server_error', 'could not be completed', 'Reference: server_error'],
    ['Call+0900+123456', 'could not be completed', null],
  ])(
    'with the error %s says what it means, and shows no text from outside',
    async (code, says, detail) => {
      vi.mocked(session.completeSignIn).mockRejectedValue(new Error('refused'));
      await open(`/oauth/callback?error=${code}&error_description=Call+0900+123456&state=s`);
      expect(screen.getByRole('alert')).toHaveTextContent(says);
      if (detail) expect(screen.getByText(detail)).toBeVisible();
      expect(document.body).not.toHaveTextContent('0900');
    },
  );

  test('with an invalid code opens the console if somebody is signed in all the same', async () => {
    vi.mocked(session.completeSignIn).mockRejectedValue(new Error('No matching state'));
    vi.mocked(session.accessToken).mockResolvedValue('a token');
    await open('/oauth/callback?code=c&state=s');
    await waitFor(() => expect(screen.getByText('The console')).toBeVisible());
  });

  test('opens the console at the requested page, and clears the stored name', async () => {
    localStorage.setItem('account_name', 'Northwind');
    vi.mocked(session.completeSignIn).mockResolvedValue({ returnTo: '/employees' });
    await open('/oauth/callback?code=c&state=s');
    await waitFor(() => expect(screen.getByText('The console')).toBeVisible());
    expect(address()).toBe('/employees');
    expect(localStorage.getItem('account_name')).toBeNull();
  });

  test('never leads to another site', async () => {
    vi.mocked(session.completeSignIn).mockResolvedValue({ returnTo: 'https://evil.example/' });
    await open('/oauth/callback?code=c&state=s');
    expect(address()).toBe('/');
  });
});

test('a session that has ended leads to the welcome page, which says so', async () => {
  signedInHint.set();
  await open('/');
  expect(goTo).toHaveBeenCalledWith('/');
  expect(signedInHint.isEnded()).toBe(true);
});

test('a sign-in that the server does not accept is explained, with ways to continue', async () => {
  await open('/sign-in-refused?returnTo=/employees');
  expect(screen.getByRole('heading', { name: /cannot be signed in/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign out' })).toHaveAttribute('href', '/logout');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(session.signIn).toHaveBeenCalledWith({ language: 'en', returnTo: '/employees' });
});

test('a link in an e-mail signs in with the parameters that it has', async () => {
  await open(
    '/email/login-redirect?acrValues=otp&audience=a&locale=fr&requestUrl=/trips/completed',
  );
  expect(session.signIn).toHaveBeenCalledWith({
    language: 'fr',
    acrValues: 'otp',
    audience: 'a',
    returnTo: '/trips/completed',
  });
  expect(readCookie('language')).toBe('fr');
});

test.each(['https://evil.example/trips/completed', '/v1/bookings', '/nowhere', '/logout'])(
  'a link in an e-mail leads only to pages of the console, not to %s',
  async (wanted) => {
    await open(`/email/login-redirect?requestUrl=${encodeURIComponent(wanted)}`);
    await waitFor(() => expect(session.signIn).toHaveBeenCalledWith({ language: 'en' }));
  },
);

test('signing out ends the session', async () => {
  await open('/logout');
  expect(session.signOut).toHaveBeenCalledOnce();
});

describe('an answer without words in place of the profile', () => {
  test.each([
    [500, 'status 500'],
    [502, 'status 502'],
    [200, 'status 200'],
    [null, 'Check your connection'],
  ])('with the status %s blames the connection only if nobody answered', async (status, says) => {
    vi.mocked(session.accessToken).mockResolvedValue('a token');
    vi.mocked(opened.openConsole).mockImplementation(async () => <p>{(await fetchMe()).email}</p>);
    network.use(
      http.get('*/v1/me', () =>
        status === null ? HttpResponse.error() : new HttpResponse('<h1>Oops</h1>', { status }),
      ),
    );
    await open('/employees');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Your profile could not be loaded');
    expect(alert).toHaveTextContent(says);
    if (status !== null) expect(alert).not.toHaveTextContent('connection');
  });
});
