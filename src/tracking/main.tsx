import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { TRACKING_PATH } from '../../contract/booking/trackingPath.ts';
import { brandPage, startMode } from '../shell/start/brand.ts';
import '../shell/start/start.css';
import './tracking.css';
import { TrackingPage } from './TrackingPage.tsx';
import { linkLanguage, trackingTexts } from './trackingText.ts';

// A separate page: a passenger on a phone loads nothing of the console.
const element = document.getElementById('root');
if (!element) throw new Error('The page has no #root element to draw the trip in.');
brandPage();
const token = location.pathname.slice(TRACKING_PATH.length + 1).replace(/\/$/, '');
const shown = await trackingTexts(linkLanguage());
document.documentElement.lang = shown.language;
createRoot(element).render(
  <StrictMode>
    <TrackingPage token={token} mode={startMode()} shown={shown} />
  </StrictMode>,
);
