import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'react-admin';
import { languageOf } from '../../../contract/core/languages.ts';
import { formatLocale } from '../../../contract/core/format.ts';
import type { PolicyFormat } from '../../../contract/messages/policy/sentences.ts';
import type { PolicyTexts } from '../../../contract/messages/policy/texts.ts';
import { textsLoader } from '../../i18n/textsLoader.ts';
import { pageConfig } from '../../shell/pageConfig.ts';

const load = textsLoader(
  import.meta.glob<PolicyTexts>('../../../contract/messages/*/policy.ts', {
    import: 'policy',
  }),
);

/** Rules in a language. */
export async function loadPolicyFormat(language: string): Promise<PolicyFormat> {
  const { locale, currency, distanceUnit } = pageConfig();
  const texts = await load(languageOf(language));
  return { texts, locale: formatLocale(language, locale), currency, distanceUnit };
}

/** Rules in the reader's language; undefined until its texts are there. */
export function usePolicyFormat(): PolicyFormat | undefined {
  const language = useLocale();
  const { data } = useQuery({
    queryKey: ['policy-texts', language],
    queryFn: () => loadPolicyFormat(language),
    staleTime: Infinity,
  });
  return data;
}
