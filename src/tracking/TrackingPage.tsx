import { lazy, Suspense, useState } from 'react';
import { CONSOLE_LANGUAGES, type ConsoleLanguage } from '../../contract/core/languages.ts';
import { formatLocale } from '../../contract/core/format.ts';
import { pageConfig } from '../shell/pageConfig.ts';
import { tokensOf, type Mode } from '../theme/tokens.ts';
import { TripCard } from './TripCard.tsx';
import { fillIn, linkLanguage, trackingTexts } from './trackingText.ts';
import { type Following, useTrackedRoute, useTrackedTrip } from './useTrackedTrip.ts';

// The card is what a passenger needs first; the map comes after it.
const TrackingMap = lazy(async () => ({
  default: (await import('./TrackingMap.tsx')).TrackingMap,
}));

const NAMES: Record<ConsoleLanguage, string> = { en: 'English', fr: 'Français' };

function Message({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h1>{title}</h1>
      <p className="track-remark">{text}</p>
    </>
  );
}

function Languages(props: { language: ConsoleLanguage; onChoose(to: ConsoleLanguage): void }) {
  const others = CONSOLE_LANGUAGES.filter((one) => one !== props.language);
  return (
    <span>
      {others.map((other) => (
        <button
          key={other}
          type="button"
          lang={other}
          className="track-language"
          onClick={() => props.onChoose(other)}
        >
          {NAMES[other]}
        </button>
      ))}
    </span>
  );
}

/** What a link shows in place of a trip. */
function Instead({ problem, texts }: Pick<Following, 'problem'> & { texts: Texts }) {
  switch (problem) {
    case 'ended':
      return <Message title={texts.endedTitle} text={texts.ended} />;
    case 'unknown':
      return <Message title={texts.unknownTitle} text={texts.unknown} />;
    case 'offline':
      return <Message title={texts.failedTitle} text={texts.failed} />;
    case null:
      return <output className="track-remark">{texts.loading}</output>;
  }
}
type Texts = ReturnType<typeof trackingTexts>;

/** The page of a tracking link: no sign-in, and nothing but the trip. */
export function TrackingPage({ token, mode }: { token: string; mode: Mode }) {
  const { name, logo, locale, colorScheme } = pageConfig();
  const [language, setLanguage] = useState(linkLanguage);
  const texts = trackingTexts(language);
  const { trip, heardAt, problem } = useTrackedTrip(token);
  const route = useTrackedRoute(token, trip);
  const hasMap = trip !== null && trip.stops.length > 0;
  const choose = (to: ConsoleLanguage): void => {
    setLanguage(to);
    const url = new URL(location.href);
    url.searchParams.set('lang', to);
    history.replaceState(null, '', url);
  };
  const clock = heardAt?.toLocaleTimeString(formatLocale(language, locale), {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  return (
    <div className={hasMap ? 'track track-with-map' : 'track'} lang={language}>
      <title>{`${texts.title} · ${name}`}</title>
      <header className="track-bar">
        <img className="start-logo" src={logo} alt={name} />
        <Languages language={language} onChoose={choose} />
      </header>
      {hasMap && (
        <Suspense fallback={<div className="track-map" />}>
          <TrackingMap
            trip={trip}
            route={route}
            texts={texts}
            mode={mode}
            colour={tokensOf(colorScheme, mode).accent}
          />
        </Suspense>
      )}
      <main className="track-card">
        {trip ? (
          <TripCard trip={trip} texts={texts} language={language} />
        ) : (
          <Instead problem={problem} texts={texts} />
        )}
        {trip && (
          <p className="track-foot">
            <output className="track-offline">{problem && texts.offline}</output>
            {/* Not said aloud: it changes every few seconds. */}
            {!problem && clock && fillIn(texts.updated, { time: clock })}
          </p>
        )}
      </main>
    </div>
  );
}
