import { LIMIT_PERIODS, type Rule, WEEKDAYS } from './rules.ts';

/** The order in which both editors show the rules, whichever was added first. */
const SHOWN_ORDER: readonly Rule['type'][] = [
  'maxAmount',
  'frequency',
  'distance',
  'time',
  'dateTime',
];

function placeAmongItsKind(rule: Rule): number {
  switch (rule.type) {
    case 'maxAmount':
      return LIMIT_PERIODS.indexOf(rule.maxAmountRuleType);
    case 'frequency':
      return LIMIT_PERIODS.indexOf(rule.frequencyRuleType);
    case 'dateTime':
      return WEEKDAYS.indexOf(rule.dateTimeRuleType);
    default:
      return 0;
  }
}

/** Sorts rules by kind, period and weekday. */
export const byShownOrder = (a: Rule, b: Rule): number =>
  SHOWN_ORDER.indexOf(a.type) - SHOWN_ORDER.indexOf(b.type) ||
  placeAmongItsKind(a) - placeAmongItsKind(b);
