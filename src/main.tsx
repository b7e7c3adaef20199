import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Start } from './shell/start/start.tsx';
import './shell/start/start.css';

// This file and what it imports statically is all that the welcome page loads; a test holds
// react-admin and MUI out of it.
const element = document.getElementById('root');
if (!element) throw new Error('The page has no #root element to draw the console in.');
const root = createRoot(element);
void new Start({
  render: (page) => root.render(<StrictMode>{page}</StrictMode>),
  unmount: () => root.unmount(),
}).open();
