import type { LimitPeriod } from '../../policy/rules.ts';

type ByPeriod = Record<LimitPeriod, string>;

/** Travel rules as sentences, and texts about a trip that breaks one. Placeholders: `%{limit}`. */
export interface PolicyTexts {
  rules: {
    /** `places` are the places of all location rules, joined by "or". */
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
  /** A travel time, as the form and the details of a trip write it. */
  minutes: string;
  /** The trip's own value, which follows the rule that it breaks. */
  measured: Record<'maxAmount' | 'frequency' | 'dateTime' | 'trip' | 'stops', string> & {
    /** Of a return, whose outbound trip counts too; `used` is what is used without that trip. */
    maxAmountOfReturn: string;
    frequencyOfReturn: string;
  };
  remedies: {
    location: string;
    stops: string;
    amountLeft: string;
    anotherPeriod: ByPeriod;
    /** Nothing is left of the limit, and the trip would also exceed it in another period. */
    anotherPeriodWithin: ByPeriod;
    before: string;
    after: string;
    beforeOrAfter: string;
    shorter: string;
  };
  /** Why rules of employees apply to a guest. */
  guestIsEmployee: string;
  /** Precedes what is said about the return trip. */
  returnTrip: string;
}
