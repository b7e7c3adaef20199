import { useTranslate } from 'react-admin';

/** Shown while the code of a page loads: a heading and lines in grey (`theme/waiting.ts`). */
export function PageSkeleton() {
  const translate = useTranslate();
  return (
    <output className="waiting-page" aria-label={translate('common.loading')}>
      <span className="grey-bar" />
      {['100%', '92%', '96%', '88%'].map((width) => (
        <span key={width} className="grey-bar" style={{ width }} />
      ))}
    </output>
  );
}
