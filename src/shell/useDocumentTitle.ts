import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { pageConfig } from './pageConfig.ts';

/**
 * Names the page in the browser's tab: `Trip history · Meridian Cars Business Solutions`.
 * @param title a text or message key; null leaves only the product's name
 */
export function useDocumentTitle(title: string | null): void {
  const translate = useTranslate();
  const product = translate('shell.product', { company: pageConfig().name });
  const page = title === null ? null : translate(title, { _: title });
  useEffect(() => {
    document.title = page === null ? product : `${page} · ${product}`;
  }, [page, product]);
}
