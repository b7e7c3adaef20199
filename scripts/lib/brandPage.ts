import { TRACKING_PATH } from '../../contract/booking/trackingPath.ts';
import type { Channel } from '../../contract/core/channel.ts';
import { contrast } from '../../contract/core/colours.ts';
import { LANGUAGE_NAMES } from '../../contract/core/languages.ts';
import { EMAIL_SIGN_IN_PATH } from '../../contract/core/ownPath.ts';
import { tokensOf, type Mode } from '../../contract/core/tokens.ts';
import { html, Html } from '../../server/markup/html.ts';

export interface BrandView {
  channel: Channel;
  /** What the user chose and typed. */
  search: URLSearchParams;
  /** Why the typed values are not shown. */
  problems: readonly string[];
  /** A trip under way. */
  trackingToken: string | null;
}

const SIZES = { desktop: [1280, 800, 0.52], phone: [390, 844, 0.8] } as const;

const STYLES = `
:root { color-scheme: light dark; --line: light-dark(#cdd2d7, #3c444b); --soft: light-dark(#59636e, #9ca6af); }
* { box-sizing: border-box; }
body { margin: 0; padding: 24px; font: 15px/1.5 system-ui, sans-serif; color: light-dark(#14181d, #eceff1); background: light-dark(#f7f8f9, #0e1113); }
h1 { margin: 0; font-size: 24px; } h2 { margin: 32px 0 8px; font-size: 17px; }
p { max-width: 68ch; color: var(--soft); margin: 4px 0 12px; }
form { display: flex; flex-wrap: wrap; gap: 12px; align-items: end; }
label { display: grid; gap: 4px; font-size: 13px; font-weight: 550; flex: 1 1 180px; max-width: 320px; }
input, select, button { font: inherit; min-height: 40px; padding: 0 10px; border: 1px solid var(--line); border-radius: 8px; background: light-dark(#fff, #15191c); color: inherit; width: 100%; }
button { width: auto; padding: 0 20px; font-weight: 600; cursor: pointer; }
.problems { border: 1px solid light-dark(#c02b2b, #f07f7f); border-radius: 8px; padding: 8px 12px 8px 30px; max-width: 90ch; overflow-wrap: anywhere; }
.colours { display: flex; flex-wrap: wrap; gap: 8px; padding: 0; list-style: none; }
.colours li { padding: 8px 14px; border-radius: 8px; border: 1px solid var(--line); font-size: 13px; }
.colours li:first-child { width: 60px; padding-inline: 0; border-color: transparent; }
.window { overflow: hidden; max-width: 100%; border: 1px solid var(--line); border-radius: 8px; background: #fff; }
iframe { border: 0; transform-origin: 0 0; display: block; }
a { color: inherit; } pre { white-space: pre-wrap; overflow-wrap: anywhere; }
.screens { display: flex; flex-wrap: wrap; column-gap: 24px; } .screens h2 { margin-top: 24px; }
`;

/** The colours that are shown for the channel's colours, with their contrast. */
const colours = (channel: Channel, mode: Mode) => {
  const t = tokensOf(channel.colorScheme, mode);
  const pairs = [
    ['Button', t.onBrand, t.brand],
    ['Link', t.accent, t.surface],
    ['Selected', t.accent, t.accentSoft],
    ['Quiet', t.secondary, t.surface],
  ] as const;
  return pairs.map(
    ([label, text, ground]) =>
      html`<li style="color:${text};background:${ground}">
        ${label} ${text} · ${contrast(text, ground).toFixed(1)}:1
      </li>`,
  );
};

interface Screen {
  title: string;
  path: string;
  /** Written by the server in the chosen language and mode; the console has its own switches. */
  isWritten: boolean;
}

const screensOf = ({ trackingToken }: BrandView): Screen[] => [
  { title: 'Welcome', path: '/brand/welcome', isWritten: true },
  { title: 'Sign-in', path: '/brand/sign-in', isWritten: true },
  { title: 'Trips', path: '/trips/all-trips', isWritten: false },
  { title: 'Booking form', path: '/book-dp', isWritten: false },
  ...(trackingToken === null
    ? []
    : [
        {
          title: 'Tracking page',
          path: `${TRACKING_PATH}/${trackingToken}`,
          isWritten: false,
        },
      ]),
  { title: 'Mail', path: '/brand/mail', isWritten: true },
  { title: 'Receipt', path: '/brand/receipt.pdf', isWritten: true },
];

const options = (all: Readonly<Record<string, string>>, chosen: string) =>
  Object.entries(all).map(
    ([value, label]) =>
      html`<option value="${value}" ${value === chosen ? new Html('selected') : null}>
        ${label}
      </option>`,
  );

/** The page of the preview: the settings above, and each screen with them below. */
export function brandPage(view: BrandView): string {
  const { channel, search, problems } = view;
  const { name, logo, logoDark, favicon, colorScheme } = channel;
  const language = search.get('language') ?? 'en';
  const mode = search.get('mode') === 'dark' ? 'dark' : 'light';
  const size = search.get('size') === 'phone' ? 'phone' : 'desktop';
  const [width, height, scale] = SIZES[size];
  const field = (label: string, key: string, value: string) =>
    html`<label
      >${label}<input
        name="${key}"
        value="${search.get(key) ?? value}"
        spellcheck="false"
        autocomplete="off"
    /></label>`;
  const choice = (label: string, key: string, all: Record<string, string>, chosen: string) =>
    html`<label
      >${label}<select name="${key}">
        ${options(all, chosen)}
      </select></label
    >`;
  const tried = { name, logo, logoDark, favicon, colorScheme };
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Brand · ${name}</title>
        <link rel="icon" href="${favicon}" />
        ${new Html(`<style>${STYLES}</style>`)}
      </head>
      <body>
        <h1>The brand of ${name}</h1>
        <p>
          What you type is shown on every screen, and is not written into your file: copy it from
          the end of the page. The people and trips are made up.
        </p>
        ${
          problems.length > 0 &&
          html`<ul class="problems" role="alert">
            ${problems.map((problem) => html`<li>${problem}</li>`)}
          </ul>`
        }
        <form>
          ${field('Name', 'name', name)} ${field('Primary colour', 'primary', colorScheme.primary)}
          ${field('Secondary colour', 'secondary', colorScheme.secondary)}
          ${field('Logo', 'logo', logo)} ${field('Logo on dark', 'logoDark', logoDark ?? '')}
          ${field('Icon', 'favicon', favicon)}
          ${choice('Language', 'language', LANGUAGE_NAMES, language)}
          ${choice('Mode', 'mode', { light: 'Light', dark: 'Dark' }, mode)}
          ${choice('Size', 'size', { desktop: 'Desktop', phone: 'Phone' }, size)}
          <button>Show</button>
        </form>
        <h2>Colours as they are shown</h2>
        <ul class="colours">
          <li>Light</li>
          ${colours(channel, 'light')}
        </ul>
        <ul class="colours">
          <li>Dark</li>
          ${colours(channel, 'dark')}
        </ul>
        <p>
          Trips and the booking form need a sign-in:
          <a href="${EMAIL_SIGN_IN_PATH}" target="_blank" rel="noreferrer">sign in</a> as one of the
          demo's people, then reload this page. Their language and mode are chosen in the profile
          menu.
        </p>
        <div class="screens">
          ${screensOf(view).map(({ title, path, isWritten }) => {
            const address = isWritten ? `${path}?language=${language}&mode=${mode}` : path;
            return html`<section>
              <h2>
                ${title} · <a href="${address}" target="_blank" rel="noreferrer">open by itself</a>
              </h2>
              <div class="window" style="width:${width * scale}px;height:${height * scale}px">
                <iframe
                  title="${title}"
                  src="${address}"
                  loading="lazy"
                  style="width:${width}px;height:${height}px;transform:scale(${scale})"
                ></iframe>
              </div>
            </section>`;
          })}
        </div>
        <h2>For your file</h2>
        <pre><code>${JSON.stringify(tried, null, 2)}</code></pre>
      </body>
    </html>`.markup;
}
