/** Who changed what in a row, shown in its edit dialog. */
export const history = {
  title: 'History',
  empty: 'Nothing has been recorded yet.',
  failed: 'The history could not be loaded.',
  more: 'Show earlier changes',
  server: 'Automatic',
  from: 'Before:',
  to: 'After:',
  /** Shown instead of a value. */
  nothing: 'empty',
  notKept: 'values not kept',
  changed: 'changed',
  set: 'set',
  actions: {
    create: 'Added',
    update: 'Changed',
    delete: 'Deleted',
    restore: 'Restored',
    invite: 'Invited',
    'request-email-change': 'Change of e-mail requested',
    'confirm-email-change': 'New e-mail confirmed',
    'stop-email-change': 'Change of e-mail stopped',
    'erase-history': 'Personal values erased from the history',
    other: 'Changed',
  },
  erase: 'Erase personal values…',
  eraseTitle: 'Erase personal values?',
  eraseText:
    'Former names, addresses and numbers are erased from this history for good. Who changed which field, and when, stays.',
  eraseConfirm: 'Erase',
  eraseFailed: 'Nothing was erased. Try again.',
  erased: 'Personal values were erased from the history',
} as const;
