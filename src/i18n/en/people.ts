/** The people page. */
export const people = {
  noTab: {
    hidden: 'Corporation admins are not shown on this page',
    hiddenText: 'You will find them under People in the menu.',
    unknown: 'This page has no tab of that name',
    unknownText: 'Choose one of the tabs above.',
  },
  invite: {
    first: 'Send invitation to %{name}',
    again: 'Resend invitation to %{name}',
    tip: 'Send invitation',
    tipAgain: 'Resend invitation (last sent %{when})',
    title: 'Send an invitation?',
    titleAgain: 'Send the invitation again?',
    text: '%{name} gets an e-mail at %{email}: taxis can be booked for them, and how the details of each trip reach them. They need no sign-in.',
    textAgain: 'It was last sent on %{when}.',
    confirm: 'Send',
    done: 'The invitation to %{name} is on its way',
    failed: 'The invitation was not sent. Try again.',
  },
  ahead: {
    question: 'What becomes of the trips ahead?',
    keep: 'Keep them',
    cancel: 'Cancel them',
    count: '%{smart_count} trip ahead |||| %{smart_count} trips ahead',
    none: 'No trips ahead.',
    more: 'and %{smart_count} more |||| and %{smart_count} more',
    fee: 'Cancelling costs up to %{fee}.',
    failed: 'The trips ahead could not be loaded. They are kept.',
    stays: 'Cancelled trips stay cancelled, also when this is undone.',
    out: 'Nobody can book for them any more, from now on.',
  },
} as const;
