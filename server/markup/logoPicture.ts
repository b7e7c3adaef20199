import type { Channel } from '../../contract/core/channel.ts';
import { html, type Html } from './html.ts';

/**
 * The logo for the mode that the device prefers; a logo made for paper only is put on a light plate
 * by its class.
 */
export const logoPicture = ({
  logo,
  logoDark,
  name,
}: Pick<Channel, 'logo' | 'logoDark' | 'name'>): Html =>
  logoDark
    ? html`<picture
        ><source media="(prefers-color-scheme: dark)" srcset="${logoDark}" />
        <img src="${logo}" alt="${name}"
      /></picture>`
    : html`<img class="plate" src="${logo}" alt="${name}" />`;
