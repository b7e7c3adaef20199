import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { pageConfig } from './pageConfig.ts';

/** The parts of a title, the most specific first. */
const PARTS = ['dialog', 'tab', 'page'] as const;
type Part = (typeof PARTS)[number];

/** What is on screen now; of two of the same kind, the later one is named. */
const shown: { part: Part; text: string }[] = [];

let product = '';
let writing: Promise<void> | undefined;

/** Writes once for everything that a page, its tab and its dialog say together. */
function writeTitle(): void {
  writing ??= Promise.resolve().then(() => {
    writing = undefined;
    const texts = PARTS.flatMap((part) => shown.findLast((one) => one.part === part)?.text ?? []);
    document.title = texts.length > 0 ? `${texts.join(' – ')} · ${product}` : product;
  });
}

/**
 * Names what is on screen in the browser's tab and history, so that pages, tabs and dialogs can be
 * told apart: `Add guest – Guests – People · Meridian Cars Business Solutions`.
 * @param title a text or message key
 * @param part what the title belongs to
 */
export function useDocumentTitle(title: string, part: Part = 'page'): void {
  const translate = useTranslate();
  const ownProduct = translate('shell.product', { company: pageConfig().name });
  const text = translate(title, { _: title });
  useEffect(() => {
    const own = { part, text };
    shown.push(own);
    product = ownProduct;
    writeTitle();
    return () => {
      shown.splice(shown.indexOf(own), 1);
      writeTitle();
    };
  }, [part, text, ownProduct]);
}
