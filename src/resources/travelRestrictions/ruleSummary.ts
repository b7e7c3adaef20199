import type { useTranslate } from 'react-admin';
import { dequal } from 'dequal';
import { formatDistance, formatMoney } from '../../../contract/core/format.ts';
import { numberFormat } from '../../../contract/core/keptFormats.ts';
import {
  clock,
  minutesText,
  type PolicyFormat,
  ruleSentences,
  weekdayName,
} from '../../../contract/messages/policy/sentences.ts';
import { isFullDay, type Rule, type RuleOf, WEEKDAYS } from '../../../contract/policy/rules.ts';
import { byShownOrder } from '../../../contract/policy/shownOrder.ts';

/** Weekdays of the same times that follow each other are named together: `Mon–Fri 18:00–23:59`. */
function weekText(days: readonly RuleOf<'dateTime'>[], { locale }: PolicyFormat): string {
  const slotsOf = (at: number) =>
    days.find(({ dateTimeRuleType }) => dateTimeRuleType === WEEKDAYS[at])?.dateTimeSlots;
  const texts: string[] = [];
  for (let from = 0; from < WEEKDAYS.length; from += 1) {
    const slots = slotsOf(from);
    if (!slots) continue;
    let to = from;
    while (to + 1 < WEEKDAYS.length && dequal(slotsOf(to + 1), slots)) to += 1;
    const names = [...new Set([from, to])].map((at) => weekdayName(WEEKDAYS[at]!, locale, 'short'));
    const times = slots.some(isFullDay)
      ? []
      : slots.map(({ startTime, endTime }) => `${clock(startTime)}–${clock(endTime)}`);
    texts.push([names.join('–'), times.join(', ')].join(' ').trim());
    from = to;
  }
  return texts.join('; ');
}

/** What the rules of one kind say beside its name: `£40.00 per day, £300.00 per month`. */
export function ruleSummary(
  rules: readonly Rule[],
  format: PolicyFormat,
  translate: ReturnType<typeof useTranslate>,
): string {
  const { locale, currency, distanceUnit } = format;
  const days = rules.filter((rule) => rule.type === 'dateTime');
  if (days.length > 0) return weekText(days, format);
  if (rules.some(({ type }) => type === 'location')) return ruleSentences(rules, format).join();
  const texts = rules.toSorted(byShownOrder).map((rule) => {
    switch (rule.type) {
      case 'maxAmount':
        return translate(`restrictions.per.${rule.maxAmountRuleType}`, {
          limit: formatMoney(rule.amount, currency, locale),
        });
      case 'frequency':
        return translate(`restrictions.per.${rule.frequencyRuleType}`, {
          limit: numberFormat(locale, {}).format(rule.maxNumberOfBookings),
        });
      case 'distance':
        return formatDistance(rule.maxDistanceMeters, distanceUnit, locale);
      case 'time':
        return minutesText(rule.maxDurationMinutes, format);
      default:
        return '';
    }
  });
  return texts.join(', ');
}
