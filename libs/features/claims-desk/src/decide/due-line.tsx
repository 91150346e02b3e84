import { type ClaimCase } from '@portal/contract';
import { claimStatuses, labelOf, toneOf } from '@portal/domain';
import { useToday } from '@portal/policy-workflow';
import { Badge, Cluster } from '@portal/ui-kit';
import { DueBadge } from '../shared/due-badge';
import { dueWords } from '../shared/due-words';

/** Where the claim stands, and by when it has to be decided. */
export function DueLine({ found: { status, clocks } }: { found: ClaimCase }) {
  const { decidedAt, disputeDue, decisionDue, isOverdue } = clocks;
  const today = useToday();
  const due = decidedAt === null ? dueWords({ dueOn: disputeDue ?? decisionDue, isOverdue }, today) : null;
  return (
    <Cluster gap="xs">
      <Badge tone={toneOf(claimStatuses, status)}>{labelOf(claimStatuses, status)}</Badge>
      {due && <DueBadge due={due} />}
    </Cluster>
  );
}
