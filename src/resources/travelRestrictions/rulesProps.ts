import type { Rule } from '../../../contract/policy/rules.ts';

/** What each part of the editor takes: the rules as they are, and where changed ones go. */
export interface RulesProps {
  rules: readonly Rule[];
  onChange: (rules: Rule[]) => void;
}
