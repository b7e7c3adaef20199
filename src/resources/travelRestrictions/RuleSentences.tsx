import { Skeleton, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { ruleSentences } from '../../../contract/messages/policy/sentences.ts';
import { type Rule, rulesSchema } from '../../../contract/policy/rules.ts';
import { usePolicyFormat } from './usePolicyFormat.ts';

/** Rules as sentences, one on each line. Incomplete rules are left out. */
export function RuleSentences({ rules }: { rules: readonly Rule[] }) {
  const translate = useTranslate();
  const format = usePolicyFormat();
  if (!format) return <Skeleton width="60%" />;
  const complete = rules.filter((rule) => rulesSchema.safeParse([rule]).success);
  const sentences = ruleSentences(complete, format);
  if (sentences.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        {translate('restrictions.none')}
      </Typography>
    );
  return (
    <ul className="sentences">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

/** The column of rules in the list. */
export function RulesCell() {
  const rules: Rule[] = useRecordContext()?.['rules'] ?? [];
  return <RuleSentences rules={rules} />;
}
