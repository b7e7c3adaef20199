import type { GroupChange, RulesFor } from '../../../contract/people/groupChange.ts';
import {
  hasRuleChanges,
  ruleChangesBetween,
  withRuleChanges,
} from '../../../contract/policy/ruleChanges.ts';
import type { Rule } from '../../../contract/policy/rules.ts';
import type { BusinessPassenger } from '../../../contract/resources/businessPassengers.ts';
import type { EmployeeGroup } from '../../../contract/resources/employeeGroups.ts';

/** Rules while they are being edited. */
export interface EditedRules {
  /** The rules when the editing began. */
  base: readonly Rule[];
  rules: readonly Rule[];
  /** Saving first removes all rules that exist then. */
  isReset: boolean;
}

/** What is typed in the editor of a group. */
export interface GroupDraft extends Pick<
  EmployeeGroup,
  'corporationId' | 'name' | 'description' | 'restrictionId'
> {
  /** Employees who are chosen in the search box but not in the table yet. */
  chosen: BusinessPassenger[];
  /** Employees who join with the next save. */
  added: BusinessPassenger[];
  /** Ids of members who leave with it. */
  removed: string[];
  /** Null while the rules are unchanged. */
  edited: EditedRules | null;
}

/** The part of a draft that a stored group does not have. */
export const NOTHING_TYPED: Pick<GroupDraft, 'chosen' | 'added' | 'removed' | 'edited'> = {
  chosen: [],
  added: [],
  removed: [],
  edited: null,
};

const ruleChangesOf = ({ edited }: GroupDraft) =>
  edited ? ruleChangesBetween(edited.base, edited.rules, edited.isReset) : null;

/** The fields of the group itself. */
export const OWN_FIELDS = ['name', 'description', 'restrictionId'] as const;

/** Rules as somebody else has left them, with the changes of the user. */
export const rebased = (edited: EditedRules, stored: readonly Rule[]): EditedRules => ({
  ...edited,
  base: stored,
  rules: withRuleChanges(stored, ruleChangesBetween(edited.base, edited.rules, edited.isReset)),
});

/**
 * What a save sends: only the changes. Employees who were chosen but not put into the table yet are
 * included.
 * @param seen the values of the group that the user saw, by field
 * @returns null when nothing was changed
 */
export function changeOf(
  group: EmployeeGroup,
  draft: GroupDraft,
  seen: Readonly<Record<string, unknown>>,
  rulesFor?: RulesFor,
): GroupChange | null {
  const { name, description, restrictionId } = draft;
  // A cleared field holds an empty text, for which the API uses null.
  const typed = {
    name: name.trim(),
    description: description || null,
    restrictionId: restrictionId || null,
  };
  const own = Object.entries(typed).filter(
    ([field, value]) => value !== group[field as keyof typeof typed],
  );
  const changes = ruleChangesOf(draft);
  const hasRules = changes !== null && hasRuleChanges(changes);
  const previous = {
    ...Object.fromEntries(own.map(([field]) => [field, seen[field]])),
    ...(hasRules && draft.edited && { rules: [...draft.edited.base] }),
  };
  const joining = new Set([...draft.added, ...draft.chosen].map(({ id }) => id));
  const change: GroupChange = {
    ...Object.fromEntries(own),
    ...(joining.size > 0 && { addedMembers: [...joining] }),
    ...(draft.removed.length > 0 && { removedMembers: draft.removed }),
    ...(hasRules && { rules: changes, ...(rulesFor && { rulesFor }) }),
  };
  if (Object.keys(change).length === 0) return null;
  return Object.keys(previous).length > 0 ? { ...change, previous } : change;
}
