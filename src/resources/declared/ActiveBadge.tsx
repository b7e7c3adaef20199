import { useTranslate } from 'react-admin';

/** Whether a row is in use, on a tint that keeps the word legible. */
export function ActiveBadge({ value }: { value: string }) {
  const translate = useTranslate();
  return (
    <span className={`badge badge-${value === 'active' ? 'success' : 'plain'}`}>
      {translate(`resources.choices.${value}`)}
    </span>
  );
}
