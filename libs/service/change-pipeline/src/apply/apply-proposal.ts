import { isTakeoverStep, kindsOfChange, unusableValue } from '@portal/domain';
import { forgetRisk, type PolicyRow, savePolicy, setCellChanged, together } from '@portal/service-store';
import { done, type Outcome, refused } from '../base/change';
import { type Notice } from '../base/notices';
import { syncDebitOrder } from '../debit-order/sync-debit-order';
import { activated } from '../record/activated';
import { type Placement, putEntity } from '../record/put-entity';
import { brokenInvariant, whyNoCover } from '../rules/invariants';
import { passOn, withTakeover } from './pass-on';
import { judgeMaximum } from '../rules/legal-maximum';
import { type Applying } from './applying';
import { syncCustomer } from './sync-customer';

/** The policy with a change put in, and what its holder is told about the debit order that goes with it. */
interface Applied {
  row: PolicyRow;
  notices: Notice[];
}

/**
 * Puts a change into the policy: the only place where that happens, for what holds at once and for what was approved. Refused, with
 * nothing written, when the change does not fit the policy as it stands. The policy must be locked.
 */
export async function applyProposal(
  { tools, tx, row, now }: Applying,
  placement: Placement,
): Promise<Outcome<Applied>> {
  const { actionType, entityType, effectiveDate } = placement;
  const proposed = activated(placement.proposed, effectiveDate);
  const put = putEntity(row.record, { ...placement, proposed });
  if (put === null) return refused('NOT_FOUND');
  const { policy, above } = kindsOfChange[actionType].mayRaiseCover
    ? await judgeMaximum(tx, row.record, put, effectiveDate)
    : { policy: put, above: null };
  const broken =
    whyNotUsable(policy) ?? whyNoCover(proposed) ?? brokenInvariant(policy, effectiveDate) ?? above?.sentence ?? null;
  if (broken !== null) return refused('CONFLICT', broken);

  const { next, notices } = await syncDebitOrder(tools, tx, row, { next: policy, actionType, now });
  const moved = placement.takeover ? await withTakeover({ tools, tx, row, now }, placement, next) : next;
  const written = await savePolicy(tx, moved, row.version, now);
  const saved = placement.takeover ? await passOn({ tools, tx, row, now }, written) : written;
  await together([
    entityType === 'MAIN_MEMBER' && syncCustomer(tx, saved, now),
    actionType === 'UPDATE_CELL_NUMBER' && setCellChanged(tx, row.id, now),
    isTakeoverStep(actionType) && forgetRisk(tx, row.policyNumber),
  ]);
  return done({ row: saved, notices });
}

/** No premium, cover or date may be without a value afterwards. */
const whyNotUsable = (policy: PolicyRow['record']): string | null =>
  unusableValue(policy) === null ? null : 'Something that we need for this change is missing';
