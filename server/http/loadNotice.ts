import type { PageConfig } from '../../contract/core/channel.ts';
import type { Language } from '../../contract/core/languages.ts';
import { tokensOf, type Mode } from '../../contract/core/tokens.ts';
import { messages } from '../../contract/messages/messages.ts';
import { html, Html } from '../markup/html.ts';
import { logoPicture } from '../markup/logoPicture.ts';

/** After this long, scripts that have not loaded are taken as lost. */
const PATIENCE_SECONDS = 8;

function colours(config: PageConfig, mode: Mode): string {
  const { canvas, text, textMuted, brand, onBrand } = tokensOf(config.colorScheme, mode);
  return `background:${canvas};color:${text};--muted:${textMuted};--brand:${brand};--on-brand:${onBrand}`;
}

const styles = (config: PageConfig) => `
#load-notice{${colours(config, 'light')};position:fixed;inset:0;visibility:hidden;animation:load-notice 0s ${PATIENCE_SECONDS}s forwards;
padding:16px 24px;font:400 1rem/1.55 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}
#load-notice main{display:flex;flex-direction:column;justify-content:center;align-items:flex-start;max-width:512px;min-height:70vh;margin:0 auto}
#load-notice img{height:32px;max-width:172px}
#load-notice h1{margin:0 0 12px;font-size:2rem;line-height:1.15;letter-spacing:-.03em}
#load-notice p{margin:0 0 28px;color:var(--muted)}
#load-notice a{padding:10px 22px;border-radius:8px;background:var(--brand);color:var(--on-brand);font-weight:550;text-decoration:none}
@keyframes load-notice{to{visibility:visible}}
@media (prefers-color-scheme:dark){#load-notice{${colours(config, 'dark')}}#load-notice .plate{padding:4px 8px;border-radius:6px;background:#fff}}`;

/**
 * What the page says, in the channel's colours and without a script, when its scripts are switched
 * off or have not loaded after a while. React replaces it with the page as soon as it runs.
 */
export function loadNotice(config: PageConfig, language: Language): Html {
  const { title, text, reload, noScript } = messages[language].pageNotice;
  const notice = (what: string) =>
    html`<h1>${title}</h1>
      <p>${what}</p>
      <a href="">${reload}</a>`;
  return html`${new Html(`<style>${styles(config)}</style>`)}
    <div id="load-notice" lang="${language}">
      ${logoPicture(config)}
      <main class="scripts-late">${notice(text)}</main>
      <noscript>
        <style>
          #load-notice {
            animation-delay: 0s;
          }
          #load-notice .scripts-late {
            display: none;
          }
        </style>
        <main>${notice(noScript)}</main>
      </noscript>
    </div>`;
}
