/** The mails that can be sent from the details of a trip. */
export const tripMails = {
  receipt: {
    action: 'E-mail receipt',
    done: 'The receipt is on its way to %{recipient}',
    failed: 'The receipt was not sent. Try again.',
  },
  info: {
    action: 'Ask about this trip',
    title: 'Ask about this trip',
    text: 'Your question goes to %{company} with the trip ID. The answer will come to your e-mail address.',
    message: 'Your question',
    tooShort: 'Write at least %{min} characters',
    send: 'Send',
    done: 'Your question was sent to %{company}',
    failed: 'The question was not sent. Try again.',
  },
} as const;
