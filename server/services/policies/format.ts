import { formatLocale } from '../../../contract/core/format.ts';
import type { PolicyFormat } from '../../../contract/messages/policy/sentences.ts';
import { messages } from '../../../contract/messages/messages.ts';
import type { RequestContext } from '../../context.ts';

/** Rules in the caller's language and the channel's currency and units. */
export const policyFormat = ({
  channel,
  language,
}: Pick<RequestContext, 'channel' | 'language'>): PolicyFormat => ({
  texts: messages[language].policy,
  locale: formatLocale(language, channel.locale),
  currency: channel.currency,
  distanceUnit: channel.distanceUnit,
});
