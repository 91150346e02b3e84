import { type ClaimFlagKind } from '../../code-lists/claims-work';
import { type RiskLevel, riskLevels } from '../../code-lists/statuses';
import { type ClaimFlagFacts } from './flag-facts';
import { signs } from './flag-signs';

/** Something about a claim that asks staff for a look. It decides nothing and stops no clock. */
export interface ClaimFlag {
  kind: ClaimFlagKind;
  level: RiskLevel;
  /** What was found, for staff alone. */
  sentence: string;
}

/** Every flag of a claim, the gravest first; each kind once. Source: docs/domain/claims.md#c7-5. */
export function claimFlags(facts: ClaimFlagFacts): ClaimFlag[] {
  const found = signs.flatMap(({ kind, find }): ClaimFlag[] => {
    const sign = find(facts);
    return sign === null ? [] : [{ kind, ...sign }];
  });
  return riskLevels.toReversed().flatMap(({ code }) => found.filter(({ level }) => level === code));
}

/** Whether an administrator must be the second person, who notes what was checked. */
export const hasHighFlag = (flags: readonly Pick<ClaimFlag, 'level'>[]): boolean =>
  flags.some(({ level }) => level === 'HIGH');
