import type { GroupChange, RulesFor } from '../../../contract/people/groupChange.ts';
import { hasRuleChanges, ruleChangesBetween } from '../../../contract/policy/ruleChanges.ts';
import type { Rule } from '../../../contract/policy/rules.ts';
import type { BusinessPassenger } from '../../../contract/resources/businessPassengers.ts';
import type { EmployeeGroup } from '../../../contract/resources/employeeGroups.ts';

/** Rules as somebody edits them. */
export interface EditedRules {
  /** As they were when the editing began. */
  base: readonly Rule[];
  rules: readonly Rule[];
  /** Whatever rules there are when they are saved go first. */
  isReset: boolean;
}

/** What is typed in the editor of a group. */
export interface GroupDraft extends Pick<
  EmployeeGroup,
  'corporationId' | 'name' | 'description' | 'restrictionId'
> {
  /** Employees chosen in the search box, not in the table yet. */
  chosen: BusinessPassenger[];
  /** Employees who join with the next save. */
  added: BusinessPassenger[];
  /** Ids of members who leave with it. */
  removed: string[];
  /** Null while nobody touched the rules. */
  edited: EditedRules | null;
}

/** The part of a draft that no group has. */
export const NOTHING_TYPED: Pick<GroupDraft, 'chosen' | 'added' | 'removed' | 'edited'> = {
  chosen: [],
  added: [],
  removed: [],
  edited: null,
};

const ruleChangesOf = ({ edited }: GroupDraft) =>
  edited ? ruleChangesBetween(edited.base, edited.rules, edited.isReset) : null;

/**
 * What a save sends: what was changed and nothing else. Whoever was chosen but not put into the
 * table yet is meant too.
 * @returns null when nothing was changed
 */
export function changeOf(
  group: EmployeeGroup,
  draft: GroupDraft,
  rulesFor?: RulesFor,
): GroupChange | null {
  const { name, description, restrictionId } = draft;
  // What was emptied holds an empty text, which is not what the API calls nothing.
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
