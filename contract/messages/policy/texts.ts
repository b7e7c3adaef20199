import type { LimitPeriod } from '../../policy/rules.ts';

type ByPeriod = Record<LimitPeriod, string>;

/** Travel rules as sentences, and what is said of a trip that breaks one. Placeholders: `%{limit}`. */
export interface PolicyTexts {
  rules: {
    /** `places` are those of all location rules, joined by "or". */
    location: string;
    places: Record<'from' | 'to' | 'between', string>;
    maxAmount: ByPeriod;
    frequency: ByPeriod;
    /** `slots` are one or two times of day, joined by "and". */
    dateTime: string;
    slot: string;
    fullDay: string;
    distance: string;
    time: string;
  };
  /** What follows the rule that is broken: the trip's own measure. */
  measured: Record<'maxAmount' | 'frequency' | 'dateTime' | 'trip', string>;
  remedies: {
    location: string;
    amountLeft: string;
    anotherPeriod: ByPeriod;
    before: string;
    after: string;
    beforeOrAfter: string;
    shorter: string;
  };
  /** Said before what is said of the return trip. */
  returnTrip: string;
}
