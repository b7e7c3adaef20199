import type { Channel } from '../../../contract/core/channel.ts';
import type { Picture } from '../../../contract/receipts/sheet.ts';
import type { MailFile } from '../../adapters/mail/types.ts';
import type { AppContext } from '../../context.ts';
import type { MailLogo } from './render.ts';

type WithPictures = Pick<AppContext, 'pictures'>;

/** Its largest size in a mail, and how many pixels it has for each pixel of that. */
const MAIL_BOX = { width: 200, height: 36 };
const SHARPNESS = 2;
/** Printed pictures need more pixels. */
const PAPER_BOX = { width: 1200, height: 160 };

const CONTENT_ID = 'logo';

/**
 * A channel's logo for a mail, as an attached picture: mail programs do not draw SVG, and some do
 * not load pictures from addresses.
 * @returns null if it is not available now; the mail then shows the name
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

/** A channel's logo for a PDF document; null if it is not available now: the name is then shown. */
export async function paperLogo(
  { pictures }: WithPictures,
  channel: Channel,
): Promise<Picture | null> {
  const drawn = await pictures.fitted(channel.logo, PAPER_BOX);
  if (!drawn) return null;
  const { png, width, height } = drawn;
  return { data: `data:image/png;base64,${Buffer.from(png).toString('base64')}`, width, height };
}
