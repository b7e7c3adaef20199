/** What an account asks with each trip. */
export const accountFields = {
  heading: 'A few more details',
  optional: 'Optional',
  choose: 'Choose…',
  none: 'No answer',
  failed: 'What this account asks could not be loaded.',
} as const;

/** Whether a trip would be allowed. */
export const policy = {
  allowed: 'Nothing in your travel rules stops this trip.',
  checking: 'Checking your travel rules…',
  failed: 'Your travel rules could not be checked now; they are when you book.',
  stopped: 'Your travel rules stop this trip',
  limits: {
    maxAmount: 'With this trip, %{used} of %{limit} %{period} is used.',
    frequency: 'With this trip, %{used} of %{limit} trips %{period} are used.',
  },
  periods: { day: 'a day', week: 'a week', month: 'a month' },
} as const;
