import type { GroupChange, RulesFor } from '../../../contract/people/groupChange.ts';
import { hasRuleChanges, ruleChangesBetween } from '../../../contract/policy/ruleChanges.ts';
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

/**
 * What a save sends: only the changes. Employees who were chosen but not put into the table yet are
 * included.
 * @returns null when nothing was changed
 */
export function changeOf(
  group: EmployeeGroup,
  draft: GroupDraft,
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
  const joining = new Set([...draft.added, ...draft.chosen].map(({ id }) => id));
  const changes = ruleChangesOf(draft);
  const change: GroupChange = {
    ...Object.fromEntries(own),
    ...(joining.size > 0 && { addedMembers: [...joining] }),
    ...(draft.removed.length > 0 && { removedMembers: draft.removed }),
    ...(changes && hasRuleChanges(changes) && { rules: changes, ...(rulesFor && { rulesFor }) }),
  };
  return Object.keys(change).length > 0 ? change : null;
}
