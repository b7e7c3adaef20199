import { landingText as text } from '../../i18n/landingText.ts';
import { pageConfig } from '../pageConfig.ts';
import { StartLogo } from './StartLogo.tsx';

/** What is known about the failure; the server's own words if it answered. */
export interface StartFailure {
  title?: string;
  message?: string;
  requestId?: string;
  /** The sign-in has no role here: trying again cannot help. */
  isFinal?: boolean;
}

interface StartFailedProps {
  failure: StartFailure;
  onRetry: () => void;
  /** The label of the button that tries again. */
  retryLabel?: string;
}

/** Says that the console could not be opened, why, and what to do. */
export function StartFailed({ failure, onRetry, retryLabel }: StartFailedProps) {
  const { name: company } = pageConfig();
  const title = failure.isFinal ? text('noAccessTitle', { company }) : text('startFailedTitle');
  return (
    <div className="start">
      <header className="start-bar">
        <StartLogo alt={company} />
      </header>
      <main className="start-main">
        <div role="alert">
          <h1>{failure.title ?? title}</h1>
          <p>{failure.message ?? text(failure.isFinal ? 'noAccess' : 'startFailed')}</p>
          {failure.requestId ? (
            <p className="start-note">{text('reference', { requestId: failure.requestId })}</p>
          ) : null}
        </div>
        <div className="start-actions">
          {failure.isFinal ? null : (
            <button type="button" className="start-button" onClick={onRetry}>
              {retryLabel ?? text('retry')}
            </button>
          )}
          <a className="start-button start-button-quiet" href="/logout">
            {text('signOut')}
          </a>
        </div>
      </main>
    </div>
  );
}
