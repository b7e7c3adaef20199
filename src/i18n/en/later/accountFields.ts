/** The questions that an account asks with each trip. */
export const accountFields = {
  heading: 'A few more details',
  optional: 'Optional',
  choose: 'Choose…',
  none: 'No answer',
  failed: 'The questions of this account could not be loaded.',
} as const;

/** Whether a trip would be allowed. */
export const policy = {
  allowed: 'Your travel rules allow this trip.',
  failed: 'Your travel rules could not be checked just now. They will be checked when you book.',
  stopped: 'Your travel rules do not allow this trip',
  stoppedBy:
    'Stopped by a travel rule. %{rule} |||| Stopped by %{smart_count} travel rules. %{rule}',
  show: 'Show why',
  limits: {
    trips: {
      outbound: 'With this trip',
      return: 'With the return',
      both: 'With the outbound trip and the return',
    },
    maxAmount: '%{trips}, the passenger will have spent %{used} of %{limit} %{period}.',
    frequency: '%{trips}, the passenger will have taken %{used} of %{limit} trips %{period}.',
  },
  periods: { day: 'a day', week: 'a week', month: 'a month' },
} as const;
