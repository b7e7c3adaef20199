import type { Channel } from '../../../contract/core/channel.ts';
import { mix, readable, readableOn } from '../../../contract/core/colours.ts';

const LIGHT = '#ffffff';
const DARK = '#12171c';
const INK = '#151b21';

function palette(channel: Channel): string {
  const { primary } = channel.colorScheme;
  const onLight = readable(primary, LIGHT);
  const onDark = readable(primary, DARK);
  // As the console's: the channel's own colour in both modes, darker (or lighter) under the pointer.
  const onPrimary = readableOn(primary);
  const hover = mix(primary, onPrimary === '#ffffff' ? '#000000' : '#ffffff', 0.12);
  const deep = readable(mix(primary, '#06131a', 0.55), '#ffffff');
  const bright = readable(mix(primary, '#06131a', 0.12), '#ffffff');
  return `
:root { color-scheme: light dark;
  --page: ${LIGHT}; --ink: ${INK}; --soft: #56616c; --line: #c3cbd3; --field: #ffffff; --tint: #f3f6f8;
  --accent: ${onLight}; --button: ${primary}; --on-button: ${onPrimary}; --hover: ${hover};
  --bad: #b3261e; --bad-tint: #fdecea; --deep: ${deep}; --bright: ${bright}; }
@media (prefers-color-scheme: dark) { :root {
  --page: ${DARK}; --ink: #eef2f5; --soft: #a9b4be; --line: #46525d; --field: #1a2128; --tint: #1a2128;
  --accent: ${onDark};
  --bad: #ffb4ab; --bad-tint: #3a1f1d; --deep: ${mix(deep, '#000000', 0.35)}; --bright: ${mix(bright, '#000000', 0.35)}; } }`;
}

const SHEET = `
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body { margin: 0; min-height: 100vh; min-height: 100dvh; display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  background: var(--page); color: var(--ink); font: 16px/1.5 Inter, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
  -webkit-font-smoothing: antialiased; }
.brand { position: relative; overflow: hidden; display: flex; flex-direction: column; justify-content: flex-end;
  padding: 56px; color: #fff; background: linear-gradient(155deg, var(--bright), var(--deep) 78%); }
.brand svg { position: absolute; inset: 0; width: 100%; height: 100%; }
.brand .words { position: relative; max-width: 30rem; }
.brand h2 { margin: 0 0 20px; font-size: 36px; line-height: 1.15; letter-spacing: -.02em; font-weight: 700; text-wrap: balance; }
.brand ul { margin: 0; padding: 0; list-style: none; display: grid; gap: 10px; }
.brand li { display: flex; gap: 12px; align-items: flex-start; font-size: 16px; color: rgb(255 255 255 / .92); }
.brand li::before { content: ''; flex: none; width: 8px; height: 8px; margin-top: 8px; border-radius: 50%; background: #fff; }
main { display: flex; flex-direction: column; align-items: center; justify-content: center; padding: 28px 32px; }
.form { width: 100%; max-width: 400px; }
.logo { display: inline-flex; align-items: center; gap: 12px; margin-bottom: 28px; color: inherit; text-decoration: none;
  font-weight: 700; font-size: 18px; letter-spacing: -.01em; }
.logo img { display: block; height: 40px; width: auto; max-width: 220px; }
@media (prefers-color-scheme: dark) { .logo img { padding: 8px 12px; border-radius: 10px; background: #fff; height: 48px; } }
h1 { margin: 0 0 8px; font-size: 30px; line-height: 1.2; letter-spacing: -.02em; font-weight: 700; }
p { margin: 0; color: var(--soft); }
form { margin: 28px 0 0; display: grid; gap: 20px; }
label { display: block; margin-bottom: 6px; font-size: 14px; font-weight: 600; }
input { width: 100%; height: 48px; padding: 0 14px; border: 1px solid var(--line); border-radius: 10px; background: var(--field);
  color: inherit; font: inherit; transition: border-color .15s, box-shadow .15s; }
input:hover { border-color: var(--soft); }
input:focus { outline: none; border-color: var(--accent); box-shadow: 0 0 0 1px var(--accent), 0 0 0 4px color-mix(in srgb, var(--accent) 22%, transparent); }
input[aria-invalid=true] { border-color: var(--bad); }
.error { display: flex; gap: 10px; padding: 12px 14px; border-radius: 10px; background: var(--bad-tint); color: var(--bad); font-size: 15px; font-weight: 500; }
.error svg { flex: none; width: 20px; height: 20px; margin-top: 1px; }
.button { display: inline-flex; align-items: center; justify-content: center; width: 100%; min-height: 48px; padding: 10px 20px; border: 1px solid transparent;
  border-radius: 10px; background: var(--button); color: var(--on-button); font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; transition: background .15s; }
.button:hover { background: var(--hover); }
.button.quiet { background: transparent; color: inherit; border-color: var(--line); }
.button.quiet:hover { background: var(--tint); }
.button:focus-visible, a:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 10px; }
.note { margin-top: 20px; font-size: 14px; }
.demo { margin-top: 20px; padding-top: 20px; border-top: 1px solid color-mix(in srgb, var(--line) 60%, transparent); }
.demo p { font-size: 14px; margin-bottom: 10px; }
.demo ul { margin: 0; padding: 0; list-style: none; display: grid; gap: 8px; }
.demo a { display: block; padding: 10px 14px; border: 1px solid var(--line); border-radius: 10px; color: inherit; text-decoration: none; transition: border-color .15s, background .15s; }
.demo a:hover, .demo a[aria-current] { border-color: var(--accent); background: var(--tint); }
.demo b { display: block; font-size: 15px; font-weight: 600; }
.demo span { display: block; font-size: 14px; color: var(--soft); overflow-wrap: anywhere; }
footer { display: flex; flex-wrap: wrap; gap: 4px 20px; margin-top: 20px; font-size: 14px; }
footer a { display: inline-flex; align-items: center; min-height: 32px; color: var(--soft); text-decoration: none; }
footer a:hover { color: var(--ink); text-decoration: underline; }
footer .back { margin-right: auto; }
small { display: block; margin-top: 20px; color: var(--soft); font-size: 13px; overflow-wrap: anywhere; }
@media (max-width: 899px) {
  body { grid-template-columns: minmax(0, 1fr); grid-template-rows: 96px 1fr; }
  .brand { padding: 0; } .brand .words { display: none; }
  main { justify-content: flex-start; padding: 28px 24px 40px; }
  .logo { margin-bottom: 24px; } h1 { font-size: 26px; } form { margin-top: 24px; }
}
@media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
`;

/** Style sheet of the identity provider's pages in the channel's colours, light and dark. */
export const styleSheet = (channel: Channel): string => `${palette(channel)}${SHEET}`;
