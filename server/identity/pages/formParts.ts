import { html, Html } from '../../markup/html.ts';

const WARNING = new Html(
  '<svg viewBox="0 0 20 20" fill="currentColor" aria-hidden="true"><path d="M10 1.7a8.3 8.3 0 1 0 0 16.6 8.3 8.3 0 0 0 0-16.6Zm.8 12.5H9.2v-1.7h1.6v1.7Zm0-3.3H9.2V5.8h1.6v5.1Z"/></svg>',
);

/** What is wrong with what was typed; the fields refer to it by its id, `error`. */
export const errorBox = (error: string | null): Html | null =>
  error === null
    ? null
    : html`<div class="error" id="error" role="alert">${WARNING}<span>${error}</span></div>`;

/** The query of an address. */
export const query = (parameters: Record<string, string>): string =>
  `?${new URLSearchParams(parameters)}`;
