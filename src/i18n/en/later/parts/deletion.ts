/** The texts of deletions, of every resource. */
export const deletion = {
  title: 'Delete %{row}?',
  text: '%{row} will no longer appear in lists or when booking. Past trips stay as they are.',
  manyTitle: 'Delete %{smart_count} %{name}?',
  manyText: 'They will no longer appear in lists or when booking. Past trips stay as they are.',
  /** Where a resource needs other words. */
  of: {
    'api-keys': {
      text: '%{row} stops working at once, in every system that uses it.',
      manyText: 'They stop working at once, in every system that uses them.',
    },
    'webhook-endpoints': {
      text: '%{row} is told nothing more, and what it has not got yet is not sent.',
      manyText: 'They are told nothing more, and what they have not got yet is not sent.',
    },
    users: {
      text: '%{row} will no longer be able to sign in. Trips that they have booked stay as they are.',
      manyText:
        'They will no longer be able to sign in. Trips that they have booked stay as they are.',
    },
  },
  confirm: 'Delete',
  checking: 'Checking what depends on it',
  cannot: '%{row} cannot be deleted',
  cannotMany: 'None of these can be deleted',
  inTheWay: 'Change or delete these first:',
  /** How many entries of a kind, such as 3 employees. */
  counted: '%{smart_count} %{name}',
  goesAlong: 'These are deleted with it:',
  emptied: 'These no longer refer to it:',
  someStay:
    '%{smart_count} of the selected ones stays, because something depends on it. |||| %{smart_count} of the selected ones stay, because something depends on them.',
  deleted: '%{row} was deleted',
  deletedMany: '%{smart_count} %{name} deleted',
  partly: '%{done} of %{all} deleted. %{failed} could not be deleted.',
  failed: 'Nothing was deleted. Try again.',
  undo: 'Undo',
  restored: '%{row} was restored',
  restoredMany: '%{smart_count} %{name} restored',
  restoreFailed: '%{failed} of %{all} could not be restored. Try again.',
  restoreRefused: '%{row} could not be restored. %{reason}',
} as const;
