import { ruleSentences } from '../../../contract/messages/policy/sentences.ts';
import type { Rule } from '../../../contract/policy/rules.ts';
import { travelRestrictions } from '../../../contract/resources/travelRestrictions.ts';
import { DeclaredPage } from '../declared/DeclaredPage.tsx';
import { GroupsInput } from './GroupsInput.tsx';
import { RulesCell } from './RuleSentences.tsx';
import { RulesInput } from './RulesInput.tsx';
import { loadPolicyFormat } from './usePolicyFormat.ts';

const DIALOG_WIDTH = 1000;
const cells = { rules: RulesCell };
const valueTexts = {
  rules: async (value: unknown, language: string) =>
    ruleSentences(value as Rule[], await loadPolicyFormat(language)).join('; '),
};
const inputs = { rules: RulesInput, groupIds: GroupsInput };

/** The travel restrictions of the selected account, each with an editor for every kind of rule. */
export const RestrictionsPage = () => (
  <DeclaredPage
    declaration={travelRestrictions}
    path="/travel-restrictions"
    dialogWidth={DIALOG_WIDTH}
    cells={cells}
    inputs={inputs}
    valueTexts={valueTexts}
  />
);
