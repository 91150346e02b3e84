import { kindsOfChange } from '@portal/domain';
import { type PolicyRow, type StoredAction, type Transaction } from '@portal/service-store';
import { activated, withActions } from '../record/activated';
import { done, type Outcome, type Proposal, refused, type Refused } from '../base/change';
import { putEntity } from '../record/put-entity';
import { judgeMaximum, refusedAbove } from './legal-maximum';

interface Held {
  row: PolicyRow;
  /** What waits on the policy for a decision or for its day. */
  open: readonly StoredAction[];
}

/** The change, with a child held below what the law allows over all policies; refused when somebody would be above it. */
export async function withinMaximum(tx: Transaction, held: Held, proposal: Proposal): Promise<Outcome<Proposal>> {
  if (!kindsOfChange[proposal.actionType].mayRaiseCover) return done(proposal);
  const judged = await judge(tx, held, proposal);
  if (judged === null) return done(proposal);
  if (judged.above) return refusedAbove(proposal, judged.above);
  const child = judged.policy.Children.find(({ id }) => id === proposal.entityId);
  if (!child?.Cover_Elsewhere || proposal.proposed === null) return done(proposal);
  return done({ ...proposal, proposed: { ...proposal.proposed, Cover_Amount: child.Cover_Amount } });
}

/** Why somebody may not approve an action: since it was asked for, other policies came to cover the same people. */
export async function checkWithinMaximum(tx: Transaction, held: Held, action: StoredAction): Promise<Refused | null> {
  if (!kindsOfChange[action.actionType].mayRaiseCover) return null;
  const { currentValue: current, proposedValue: proposed } = action;
  const others = held.open.filter(({ id }) => id !== action.id);
  const judged = await judge(tx, { ...held, open: others }, { ...action, current, proposed });
  return judged?.above ? refused('CONFLICT', judged.above.sentence) : null;
}

type Placed = Pick<Proposal, 'actionType' | 'entityType' | 'entityId' | 'current' | 'proposed'> & {
  effectiveDate: StoredAction['effectiveDate'];
};

async function judge(tx: Transaction, { row, open }: Held, change: Placed) {
  const from = change.effectiveDate ?? row.inceptionDate;
  const approved = open.filter(({ status }) => status === 'APPROVED');
  const before = withActions(row.record, approved, from);
  const after = putEntity(before, { ...change, effectiveDate: from, proposed: activated(change.proposed, from) });
  return after && judgeMaximum(tx, before, after, from);
}
