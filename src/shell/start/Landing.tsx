import { useState } from 'react';
import { languageName, linkFor, standardTag } from '../../../contract/core/languages.ts';
import { currentLanguage, setLanguage } from '../../i18n/language.ts';
import { landingText as text, loadLandingTexts } from '../../i18n/landingText.ts';
import { CONSOLE_LANGUAGES } from '../../i18n/languages.ts';
import { pageConfig } from '../pageConfig.ts';
import { RouteArt } from './RouteArt.tsx';
import { StartLogo } from './StartLogo.tsx';

interface LandingProps {
  /** Somebody was signed in here, whose session has ended. */
  hasEnded: boolean;
  /** Somebody opened a page of the console and will come back to it. */
  hasReturn: boolean;
  /** Leaves for the identity provider; rejects when it cannot be reached. */
  onSignIn: () => Promise<void>;
  onLanguage: () => void;
}

/** What shows when nobody is signed in. Plain React and CSS, so that it is there at once. */
export function Landing({ hasEnded, hasReturn, onSignIn, onLanguage }: LandingProps) {
  const [state, setState] = useState<'ready' | 'leaving' | 'failed'>('ready');
  const channel = pageConfig();
  const language = currentLanguage();
  const links = [
    [text('terms'), linkFor(channel.termAndConditionLinks, language)],
    [text('privacy'), linkFor(channel.privacyPolicyLinks, language)],
  ] as const;

  const leave = async () => {
    setState('leaving');
    try {
      await onSignIn();
    } catch {
      setState('failed');
    }
  };

  const choose = async (chosen: string) => {
    await loadLandingTexts(chosen);
    setLanguage(chosen, { remember: true });
    onLanguage();
  };

  return (
    <div className="start start-welcome">
      <header className="start-bar">
        <StartLogo alt={channel.name} />
        <label className="start-language">
          <span className="start-hidden">{text('language')}</span>
          <select value={language} onChange={(event) => void choose(event.target.value)}>
            {CONSOLE_LANGUAGES.map((value) => (
              <option key={value} value={value} lang={standardTag(value)}>
                {languageName(value)}
              </option>
            ))}
          </select>
        </label>
      </header>
      <main className="start-main">
        <h1>{text('welcome', { company: channel.name })}</h1>
        <p>{text('intro')}</p>
        {hasEnded ? <p className="start-note">{text('sessionEnded')}</p> : null}
        {hasReturn ? <p className="start-note">{text('continueTo')}</p> : null}
        <button
          type="button"
          className="start-button"
          disabled={state === 'leaving'}
          onClick={() => void leave()}
        >
          {text(state === 'leaving' ? 'signingIn' : 'signIn')}
        </button>
        {state === 'failed' ? (
          <p role="alert" className="start-error">
            {text('signInFailed')}
          </p>
        ) : null}
      </main>
      <RouteArt />
      <footer className="start-foot">
        {links.map(([label, href]) =>
          href ? (
            <a key={label} href={href} target="_blank" rel="noreferrer">
              {label}
            </a>
          ) : null,
        )}
      </footer>
    </div>
  );
}
