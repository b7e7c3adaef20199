import { landingText as text } from '../../i18n/landingText.ts';
import { StartLogo } from './StartLogo.tsx';

/** The outline of the frame while the profile and the console's code load. */
export const Waiting = () => (
  <output className="start-skeleton" aria-label={text('starting')}>
    <div className="start-skeleton-bar">
      <StartLogo alt="" />
    </div>
    <div className="start-skeleton-side">
      <i />
      <i />
      <i />
    </div>
    <div className="start-skeleton-page">
      <i />
      <i />
      <i />
      <i />
    </div>
  </output>
);
