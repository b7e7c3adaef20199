import type { Rule } from '../../../contract/policy/rules.ts';

/** The properties of each part of the editor: the rules, and a callback for changed ones. */
export interface RulesProps {
  rules: readonly Rule[];
  onChange: (rules: Rule[]) => void;
}
