import type { Channel } from '../../../contract/core/channel.ts';
import type { Picture } from '../../../contract/receipts/sheet.ts';
import type { MailFile } from '../../adapters/mail/types.ts';
import type { AppContext } from '../../context.ts';
import type { MailLogo } from './render.ts';

type WithPictures = Pick<AppContext, 'pictures'>;

/** How large it is at most in a mail, and how many pixels it has for each of these. */
const MAIL_BOX = { width: 200, height: 36 };
const SHARPNESS = 2;
/** On paper it is seen from near. */
const PAPER_BOX = { width: 1200, height: 160 };

const CONTENT_ID = 'logo';

/**
 * A channel's logo for a mail, as a picture that comes with it: mail programs draw no SVG, and those that
 * fetch no addresses show it all the same.
 * @returns null where it cannot be had now: the name stands for it
 */
export async function mailLogo(
  { pictures }: WithPictures,
  channel: Channel,
): Promise<{ shown: MailLogo; file: MailFile } | null> {
  const box = { width: MAIL_BOX.width * SHARPNESS, height: MAIL_BOX.height * SHARPNESS };
  const drawn = await pictures.fitted(channel.logo, box);
  if (!drawn) return null;
  return {
    shown: {
      src: `cid:${CONTENT_ID}`,
      width: Math.round(drawn.width / SHARPNESS),
      height: Math.round(drawn.height / SHARPNESS),
    },
    file: { name: 'logo.png', type: 'image/png', content: drawn.png, contentId: CONTENT_ID },
  };
}

/** A channel's logo for a paper; null where it cannot be had now: the name stands for it. */
export async function paperLogo(
  { pictures }: WithPictures,
  channel: Channel,
): Promise<Picture | null> {
  const drawn = await pictures.fitted(channel.logo, PAPER_BOX);
  if (!drawn) return null;
  const { png, width, height } = drawn;
  return { data: `data:image/png;base64,${Buffer.from(png).toString('base64')}`, width, height };
}
