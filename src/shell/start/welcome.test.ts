import userEvent from '@testing-library/user-event';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pageReader } from '../../../server/http/pageReader.ts';
import { welcomePage } from '../../../server/http/welcomePage.ts';
import { brandTestPage, network } from '../../../tests/support/console.tsx';
import * as session from '../../authProvider/session.ts';
import { pageConfig } from '../pageConfig.ts';
import * as consoleStart from './startConsole.tsx';
import { signedInHint } from './signedInHint.ts';
import { openWelcome } from './welcome.ts';

/** What the server sends for the page's present address and cookies. */
function written(address = location.href): { head: string; body: string } {
  const page = welcomePage(
    pageConfig(),
    pageReader(new URL(address), (name) => (name === 'cookie' ? document.cookie : 'en')),
  );
  return {
    head: `<html lang="${page.language}"><head><title>${page.title}</title></head>`,
    body: page.body.markup,
  };
}

async function open(address: string, beforeScript = () => {}): Promise<void> {
  await brandTestPage();
  network.use(
    http.get('*/', ({ request }) => {
      const { head, body } = written(request.url);
      return HttpResponse.html(`${head}<body>${body}</body></html>`);
    }),
  );
  window.history.replaceState(null, '', address);
  document.body.innerHTML = written().body;
  document.documentElement.lang = 'en';
  beforeScript();
  await openWelcome();
}

// The page listens for as long as it exists, so each test starts with new listeners.
let listeners: AbortController;
beforeEach(() => {
  vi.spyOn(session, 'prepare').mockResolvedValue();
  vi.spyOn(session, 'signIn').mockResolvedValue();
  vi.spyOn(consoleStart, 'startConsole').mockReturnValue();
  listeners = new AbortController();
  const add = document.addEventListener.bind(document);
  vi.spyOn(document, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject, options?: unknown) =>
      add(type, listener, { ...(options as object), signal: listeners.signal }),
  );
});
afterEach(() => {
  listeners.abort();
  vi.restoreAllMocks();
});

const button = (name = 'Sign in') => screen.getByRole('button', { name });

describe('the welcome page', () => {
  test('goes to the provider in the chosen language, and keeps the choice', async () => {
    await open('/?locale=en');
    const user = userEvent.setup();
    const languages = screen.getByRole('combobox', { name: 'Language' });
    await user.selectOptions(languages, 'fr');
    expect(
      await screen.findByRole('heading', { name: 'Bienvenue chez Meridian Cars' }),
    ).toBeVisible();
    expect(document.title).toBe('Meridian Cars Solutions entreprise');
    expect(screen.getByRole('combobox', { name: 'Langue' })).toBe(languages);
    expect(location.search).toBe('');
    await user.click(button('Se connecter'));
    expect(session.signIn).toHaveBeenCalledWith({ language: 'fr' });
    expect(button('Ouverture de la connexion…')).toBeDisabled();
  });

  test('keeps the language of its address only once somebody signs in there', async () => {
    await open('/?locale=fr');
    expect(document.cookie).not.toContain('language=');
    await userEvent.click(button('Se connecter'));
    expect(session.signIn).toHaveBeenCalledWith({ language: 'fr' });
    expect(document.cookie).toContain('language=fr');
  });

  test('keeps the page that was opened while somebody signs in', async () => {
    await open('/trips/completed?page=2#notes');
    expect(location.pathname + location.search).toBe(
      '/?returnTo=%2Ftrips%2Fcompleted%3Fpage%3D2%23notes',
    );
    await userEvent.click(button());
    expect(session.signIn).toHaveBeenCalledWith({
      language: 'en',
      returnTo: '/trips/completed?page=2#notes',
    });
  });

  test('asks the provider for its addresses when the pointer comes near, and again if it was not reachable', async () => {
    vi.mocked(session.prepare).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await open('/');
    expect(session.prepare).not.toHaveBeenCalled();
    await userEvent.hover(button());
    await waitFor(() => expect(session.prepare).toHaveBeenCalledOnce());
  });

  test('says that the provider cannot be reached, and can try again', async () => {
    vi.mocked(session.signIn).mockRejectedValue(new TypeError('Failed to fetch'));
    await open('/');
    await userEvent.click(button());
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('could not be reached'),
    );
    expect(button()).toBeEnabled();
  });

  test('says once that a session has ended', async () => {
    signedInHint.setEnded();
    await open('/');
    expect(screen.getByText(/^Your session has ended/)).toBeVisible();
    window.dispatchEvent(new Event('pagehide'));
    expect(signedInHint.isEnded()).toBe(false);
  });

  test('changes to a language that was chosen before its script ran', async () => {
    await open('/', () => {
      screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language' }).value = 'fr';
    });
    expect(
      await screen.findByRole('heading', { name: 'Bienvenue chez Meridian Cars' }),
    ).toBeVisible();
  });
});

test('a tab with a session gets the console instead', async () => {
  sessionStorage.setItem('oidc.user:https://id.example:console', '{}');
  await open('/employees');
  expect(document.querySelector('#root')).toBeInTheDocument();
  expect(consoleStart.startConsole).toHaveBeenCalledOnce();
  expect(location.pathname).toBe('/employees');
});
