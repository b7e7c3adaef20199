/** API keys and their secrets. */
export const apiKeys = {
  newSecret: 'New secret',
  title: 'New secret: %{row}',
  text: 'While both secrets work, the systems that use the key can be changed one after the other.',
  former: 'The present secret works',
  former0: 'no longer',
  former60: 'for another hour',
  former1440: 'for another day',
  former10080: 'for another week',
  submit: 'Make new secret',
  failed: 'No secret was made. Try again.',
  shownTitle: 'Secret of %{row}',
  shownText:
    'Copy it now and keep it in a safe place. It is shown only this once. If it is lost, make a new one.',
  secret: 'Secret',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Select the secret and copy it.',
  formerUntil: 'The former secret works until %{when}.',
  done: 'Done',
  making: 'The secret is being made',
} as const;
