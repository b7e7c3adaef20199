import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Start } from './start.tsx';
import { keepZodFromEval } from './zodWithoutEval.ts';
import './start.css';

/** Draws into the page's #root what its address shows to somebody who may be signed in. */
export function startConsole(): void {
  keepZodFromEval();
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no #root element to draw the console in.');
  const root = createRoot(element);
  void new Start({
    render: (page) => root.render(<StrictMode>{page}</StrictMode>),
    unmount: () => root.unmount(),
  }).open();
}
