import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { openGallery } from './openGallery.tsx';

// A separate page that is not part of any build of the product: `npm run gallery`.
const element = document.getElementById('root');
if (!element) throw new Error('The page has no #root element to draw the gallery in.');
createRoot(element).render(<StrictMode>{await openGallery()}</StrictMode>);
