import type { PageNotice } from '../pageNotice.ts';

export const pageNotice: PageNotice = {
  title: 'This page could not be loaded',
  text: 'Check your connection and reload the page.',
  reload: 'Reload the page',
  noScript: 'JavaScript is turned off in your browser. Turn it on and reload the page.',
};
