/** The texts of forms and deletions, of every resource. */
export const changes = {
  form: {
    addTitle: 'Add %{name}',
    editTitle: 'Edit %{name}',
    country: 'Country code',
    locked: 'Cannot be changed later',
    notYours: 'Only a fleet manager can change this',
    addressHint: 'Choose an address from the suggestions',
    addressFailed: 'The address could not be looked up. Try again.',
    created: '%{row} was added',
    saved: '%{row} was saved',
    loadFailed: 'This entry could not be opened. It may have been deleted.',
    notAllowed: 'Your role does not allow you to add this.',
    missing: '%{label} is missing',
    saveFailed: 'Nothing was saved. What you typed is still here. Try again.',
    fixFields: 'Nothing was saved yet. Correct the marked fields and save again.',
    changedSince:
      'Nothing was saved yet. Somebody else changed the marked fields after you opened this form. Save again to replace their values.',
    isNow: 'Now “%{value}”',
    openOther: 'Show that one',
    leaveTitle: 'Discard your changes?',
    leaveText: 'What you typed in this form has not been saved.',
    leave: 'Discard',
    stay: 'Keep editing',
  },
  /** The list of deleted rows. */
  deleted: {
    show: 'Show deleted',
    title: 'Deleted entries',
    text: 'Restoring one also restores what was deleted with it.',
    back: 'Back to the list',
    empty: 'Nothing is deleted here',
    deletedAt: 'Deleted',
    deletedBy: 'Deleted by',
    restore: 'Restore',
    restoreRow: 'Restore %{row}',
  },
  delete: {
    title: 'Delete %{row}?',
    text: '%{row} will no longer appear in lists or when booking. Past trips stay as they are.',
    manyTitle: 'Delete %{smart_count} %{name}?',
    manyText: 'They will no longer appear in lists or when booking. Past trips stay as they are.',
    /** Where a resource needs other words. */
    of: {
      budgets: {
        text: '%{row} no longer limits or counts anything. Trips stay as they are.',
        manyText: 'They no longer limit or count anything. Trips stay as they are.',
      },
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
  },
} as const;
