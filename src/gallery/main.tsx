import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { openGallery } from './openGallery.tsx';

// A page of its own, which no build of the product has: `npm run gallery`.
const element = document.getElementById('root');
if (!element) throw new Error('The page has no #root element to draw the gallery in.');
createRoot(element).render(<StrictMode>{await openGallery()}</StrictMode>);
