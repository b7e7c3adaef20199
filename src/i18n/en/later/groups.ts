/** The editor of an employee group. */
export const groups = {
  save: 'Save group',
  saveName: 'Save group name',
  saved: 'Group saved successfully',
  members: {
    title: 'Members',
    later: 'Save the name first. Then you can choose who is in the group.',
    search: 'Choose employees',
    add: 'Add |||| Add %{smart_count}',
    already: 'In this group already',
    moves: 'Moves here from %{group}',
    unavailable: 'The employees could not be loaded. Try again.',
    nobody: 'This account has no employees yet',
    none: 'Nobody is in this group yet',
    noneHint: 'Choose employees above and add them.',
    defaultHint: 'Employees who are in no other group are in this one.',
    joins: 'Joins',
    leaves: 'Leaves',
    remove: 'Remove %{name} from the group',
    keep: 'Keep %{name} in the group',
  },
  rules: {
    title: 'Travel rules',
    later: 'Save the name first. Then you can say which trips the group may book.',
    own: 'None: rules of its own',
    saveFirst: 'Save the group or undo your changes to the rules before you choose others.',
    unavailable: 'The rules could not be loaded. Reload the page to try again.',
    shared:
      'These rules also apply to another group: %{groups}. |||| These rules also apply to other groups: %{groups}.',
    inactive:
      'The travel restriction “%{name}” is inactive: its rules apply to nobody at the moment.',
    reset: 'Reset rules',
    willReset: 'All rules are deleted when you save the group.',
    undo: 'Undo changes to the rules',
  },
  sharedQuestion: {
    title: 'Change the rules of other groups too?',
    text: '%{groups} has the same rules as %{group}. |||| %{groups} have the same rules as %{group}.',
    everyGroup: 'Change for all',
    thisGroup: 'Only for %{group}',
  },
} as const;
