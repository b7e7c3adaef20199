import { html, Html } from '../../markup/html.ts';

const WARNING = new Html(
  '<svg viewBox="0 0 20 20" fill="currentColor" aria-hidden="true"><path d="M10 1.7a8.3 8.3 0 1 0 0 16.6 8.3 8.3 0 0 0 0-16.6Zm.8 12.5H9.2v-1.7h1.6v1.7Zm0-3.3H9.2V5.8h1.6v5.1Z"/></svg>',
);

/** Attributes of the field that the error is about. */
export const INVALID = new Html('aria-invalid="true" aria-describedby="error"');
export const AUTOFOCUS = new Html('autofocus');

/** The error about what was typed; the fields refer to it by its id, `error`. */
export const errorBox = (error: string | null): Html | null =>
  error === null
    ? null
    : html`<div class="error" id="error" role="alert">${WARNING}<span>${error}</span></div>`;

interface EmailField {
  label: string;
  email: string;
  /** Whether `errorBox` is about this field. */
  isWrong: boolean;
  isFirst: boolean;
}

/** The field for the e-mail of a sign-in; keeps what was typed. */
export const emailField = ({ label, email, isWrong, isFirst }: EmailField): Html => html`
  <div>
    <label for="email">${label}</label>
    <input
      id="email"
      name="email"
      type="email"
      autocomplete="username"
      required
      maxlength="254"
      autocapitalize="none"
      spellcheck="false"
      value="${email}"
      ${isWrong ? INVALID : null}
      ${isFirst ? AUTOFOCUS : null}
    />
  </div>
`;

/** The query of an address. */
export const query = (parameters: Record<string, string>): string =>
  `?${new URLSearchParams(parameters)}`;
