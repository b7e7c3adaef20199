import type { Channel } from '../../../contract/core/channel.ts';
import { readable, readableOn } from '../../../contract/core/colours.ts';
import { html, Html } from '../../markup/html.ts';

/** The content of a mail, from which text and HTML are made. Values are plain text. */
export interface MailContent {
  subject: string;
  heading: string;
  /** In order, above the facts. */
  paragraphs: readonly string[];
  /** A quotation of what somebody wrote. */
  quote?: string;
  facts: readonly (readonly [label: string, value: string])[];
  /** Lines of a price, the total last. */
  amounts?: readonly (readonly [label: string, amount: string])[];
  button?: { label: string; url: string };
  /** Why the recipient gets this mail. */
  footer: string;
  /** How the reader stops such mails. */
  stop?: { label: string; url: string };
}

const PAGE = '#f3f5f6';
const INK = '#14181d';
const SOFT = '#59636e';
const LINE = '#e4e7ea';
const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** The place of the brand. No typed text can contain it, because every `<` in a text is escaped. */
const HEAD = new Html('<!--head-->');

const paragraph = (text: string) =>
  html`<p style="margin:0 0 16px;font-size:16px;line-height:1.5">${text}</p>`;

const factRow = ([label, value]: readonly [string, string]) =>
  html`<tr>
    <td
      style="padding:8px 16px 8px 0;border-top:1px solid ${LINE};color:${SOFT};font-size:14px;vertical-align:top;width:34%"
    >
      ${label}
    </td>
    <td
      style="padding:8px 0;border-top:1px solid ${LINE};font-size:15px;vertical-align:top;overflow-wrap:anywhere"
    >
      ${value}
    </td>
  </tr>`;

const amountRow = ([label, amount]: readonly [string, string], isTotal: boolean) =>
  html`<tr>
    <td
      style="padding:8px 16px 8px 0;border-top:1px solid ${LINE};font-size:15px;${isTotal ? 'font-weight:700' : ''}"
    >
      ${label}
    </td>
    <td
      align="right"
      style="padding:8px 0;border-top:1px solid ${LINE};font-size:15px;white-space:nowrap;${isTotal ? 'font-weight:700' : ''}"
    >
      ${amount}
    </td>
  </tr>`;

const table = (rows: readonly Html[]) =>
  html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    style="border-collapse:collapse;margin:8px 0 24px"
  >
    ${rows}
  </table>`;

/** The HTML part of a mail: tables and inline styles, as mail programs require. */
function htmlPart(channel: Channel, language: string, mail: MailContent): string {
  const { primary } = channel.colorScheme;
  const button = readable(primary, '#ffffff');
  const amounts = mail.amounts ?? [];
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light only" />
        <title>${mail.subject}</title>
      </head>
      <body style="margin:0;padding:0;background:${PAGE};color:${INK};${new Html(FONT)}">
        <table
          role="presentation"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          style="background:${PAGE}"
        >
          <tr>
            <td align="center" style="padding:24px 12px">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                style="max-width:560px;background:#ffffff;border:1px solid ${LINE};border-radius:12px;overflow:hidden"
              >
                ${HEAD}
                <tr>
                  <td style="padding:28px">
                    <h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${mail.heading}</h1>
                    ${mail.paragraphs.map(paragraph)}
                    ${mail.quote !== undefined && html`<blockquote style="margin:0 0 16px;padding:12px 16px;border-left:4px solid ${primary};background:${PAGE};font-size:16px;line-height:1.5;white-space:pre-wrap;overflow-wrap:anywhere">${mail.quote}</blockquote>`}
                    ${mail.button && html`<p style="margin:8px 0 24px"><a href="${mail.button.url}" style="display:inline-block;padding:13px 24px;border-radius:8px;background:${button};color:${readableOn(button)};font-size:16px;font-weight:600;text-decoration:none">${mail.button.label}</a></p>`}
                    ${table(mail.facts.map(factRow))}
                    ${amounts.length > 0 && table(amounts.map((line, index) => amountRow(line, index === amounts.length - 1)))}
                    <p style="margin:0;color:${SOFT};font-size:13px;line-height:1.5">
                      ${mail.footer}
                      ${mail.stop && html`<a href="${mail.stop.url}" style="color:${SOFT}">${mail.stop.label}</a>`}
                    </p>
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `.markup;
}

/** A logo that is attached to the mail. Lengths are CSS pixels. */
export interface MailLogo {
  /** An address that refers to the attachment. */
  src: string;
  width: number;
  height: number;
}

/** The logo on the background for which it was drawn, or the name on the brand's colour. */
function headRow({ name, colorScheme: { primary } }: Channel, logo: MailLogo | null): Html {
  if (!logo)
    return html`<tr>
      <td
        style="padding:18px 28px;background:${primary};color:${readableOn(primary)};font-size:17px;font-weight:700"
      >
        ${name}
      </td>
    </tr>`;
  return html`<tr>
    <td
      style="padding:18px 28px;background:#ffffff;border-top:4px solid ${primary};border-bottom:1px solid ${LINE}"
    >
      <img
        src="${logo.src}"
        width="${logo.width}"
        height="${logo.height}"
        alt="${name}"
        style="display:block;border:0;color:${INK};font-size:17px;font-weight:700"
      />
    </td>
  </tr>`;
}

/** Whether the head of a mail is still to be added; mails of earlier releases already have it. */
export const lacksHead = (markup: string): boolean => markup.includes(HEAD.markup);

/**
 * The HTML of a mail with the brand at the top. It is added when the mail is sent, because mails
 * are written inside a transaction, which must not wait for a picture.
 */
export const withHead = (markup: string, channel: Channel, logo: MailLogo | null): string =>
  markup.replace(HEAD.markup, () => headRow(channel, logo).markup);

const textLines = (lines: readonly (readonly [string, string])[]) =>
  lines.map(([label, value]) => `${label}: ${value}`);

/** The plain text part. */
function textPart(channel: Channel, mail: MailContent): string {
  const blocks = [
    [mail.heading],
    mail.paragraphs,
    mail.quote === undefined ? [] : mail.quote.split('\n').map((line) => `> ${line}`),
    mail.button ? [`${mail.button.label}: ${mail.button.url}`] : [],
    textLines(mail.facts),
    textLines(mail.amounts ?? []),
    [
      '-- ',
      channel.name,
      mail.footer,
      ...(mail.stop ? [`${mail.stop.label}: ${mail.stop.url}`] : []),
    ],
  ];
  return `${blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

/**
 * Both parts of a mail in the channel's brand, the HTML still without its head. Everything that
 * people typed is escaped.
 */
export const renderMail = (channel: Channel, language: string, mail: MailContent) => ({
  subject: mail.subject,
  text: textPart(channel, mail),
  html: htmlPart(channel, language, mail),
});
