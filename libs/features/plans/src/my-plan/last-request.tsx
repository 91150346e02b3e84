import { useToday } from '@portal/policy-workflow';
import { useClosedActions } from '@portal/policy-workflow/changes';
import { Alert } from '@portal/ui-kit';
import { lastOutcome } from './last-outcome';

/** Says that the last request about the plan came to nothing, and why. */
export function LastRequest() {
  const { data: closed = [] } = useClosedActions();
  const outcome = lastOutcome(closed, useToday());
  return outcome && <Alert tone="warning">{outcome}</Alert>;
}
