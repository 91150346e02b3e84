import { type ApprovalAction } from '../records/approval-action';

type Overriding = Pick<ApprovalAction, 'ruleOverride' | 'requestedBy'>;

/** Which rules were overridden for a request, why and by whom, for whoever decides; null when none was. */
export function ruleOverrideWords({ ruleOverride, requestedBy }: Overriding): string | null {
  if (!ruleOverride) return null;
  const rules = ruleOverride.rules.map((rule) => `Rule overridden: ${rule.replace(/\.$/, '')}.`);
  return `${rules.join(' ')} Reason: ${ruleOverride.reason.replace(/\.$/, '')}, ${requestedBy.name}`;
}
