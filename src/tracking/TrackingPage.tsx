import { lazy, Suspense, useState } from 'react';
import type { Language } from '../../contract/core/languages.ts';
import { formatClock, formatLocale } from '../../contract/core/format.ts';
import { pageConfig } from '../shell/pageConfig.ts';
import { tokensOf, type Mode } from '../../contract/core/tokens.ts';
import { fillIn } from '../../contract/messages/fillIn.ts';
import { StartLogo } from '../shell/start/StartLogo.tsx';
import { LanguageSelect } from './LanguageSelect.tsx';
import { TripCard } from './TripCard.tsx';
import { trackingTexts, type PageTexts, type TrackingTexts } from './trackingText.ts';
import { type Following, useTrackedRoute, useTrackedTrip } from './useTrackedTrip.ts';

// The passenger needs the card first, so the map is loaded after it.
const TrackingMap = lazy(async () => ({
  default: (await import('./TrackingMap.tsx')).TrackingMap,
}));

function Message({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h1>{title}</h1>
      <p className="track-remark">{text}</p>
    </>
  );
}

/** What a link shows instead of a trip. */
function Instead({ problem, texts }: Pick<Following, 'problem'> & { texts: TrackingTexts }) {
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

interface TrackingPageProps {
  token: string;
  mode: Mode;
  /** The initial language. */
  shown: PageTexts;
}

/** The page of a tracking link: no sign-in, and nothing but the trip. */
export function TrackingPage({ token, mode, shown }: TrackingPageProps) {
  const { name, locale, colorScheme } = pageConfig();
  const [{ language, texts }, setSpoken] = useState(shown);
  const { trip, heardAt, problem } = useTrackedTrip(token);
  const route = useTrackedRoute(token, trip);
  const hasMap = trip !== null && trip.stops.length > 0;
  const choose = async (to: Language): Promise<void> => {
    const chosen = await trackingTexts(to);
    // Its texts could not be loaded: the page stays as it is.
    if (chosen.language !== to) return;
    setSpoken(chosen);
    document.documentElement.lang = to;
    const url = new URL(location.href);
    url.searchParams.set('lang', to);
    history.replaceState(null, '', url);
  };
  const clock = heardAt && formatClock(heardAt.toISOString(), formatLocale(language, locale));
  return (
    <div className={hasMap ? 'track track-with-map' : 'track'}>
      <title>{`${texts.title} · ${name}`}</title>
      <header className="track-bar">
        <StartLogo alt={name} />
        <LanguageSelect
          label={texts.language}
          language={language}
          onChoose={(to) => void choose(to)}
        />
      </header>
      {hasMap && (
        <Suspense fallback={<div className="track-map" />}>
          <TrackingMap
            trip={trip}
            route={route}
            texts={texts}
            tokens={tokensOf(colorScheme, mode)}
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
            {/* Not read aloud, because it changes every few seconds. */}
            {!problem && clock && fillIn(texts.updated, { time: clock })}
          </p>
        )}
      </main>
    </div>
  );
}
