import { type OverridableRule } from '@portal/domain';

/** The rules that a change is asked for in spite of, each in its own sentence, and why. */
export interface RuleOverride {
  reason: string;
  rules: readonly { code: OverridableRule; sentence: string }[];
}
