import type { PageNotice } from '../pageNotice.ts';

export const pageNotice: PageNotice = {
  title: 'This page could not be loaded',
  text: 'Check your connection and reload the page.',
  reload: 'Reload the page',
  noScript: 'JavaScript is turned off in your browser. Turn it on and reload the page.',
  offline: {
    title: 'You are offline',
    unreachable: '%{company} cannot be reached',
    text: 'This page opens by itself as soon as there is a connection again.',
    retry: 'Try again',
    still: 'There is still no connection.',
  },
};
