import { tokensOf, type Mode } from '../../../contract/core/tokens.ts';
import { pageConfig } from '../pageConfig.ts';
import { chosenMode } from './chosenMode.ts';

/** Light or dark before react-admin is loaded: its stored choice, or the device's preference. */
export const startMode = (): Mode =>
  chosenMode() ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

/** Passes the channel's colours to the start page's style sheet. */
export function brandPage(): void {
  const tokens = tokensOf(pageConfig().colorScheme, startMode());
  const { style } = document.documentElement;
  for (const [name, value] of Object.entries(tokens)) style.setProperty(`--start-${name}`, value);
  style.colorScheme = tokens.mode;
}
