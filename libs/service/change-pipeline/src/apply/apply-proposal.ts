import { isTakeoverStep, kindsOfChange, unusableValue } from '@portal/domain';
import { forgetRisk, type PolicyRow, savePolicy, setCellChanged, together } from '@portal/service-store';
import { done, firstRefusal, type Outcome, refused } from '../base/change';
import { type Notice } from '../base/notices';
import { syncDebitOrder } from '../debit-order/sync-debit-order';
import { makeNearDebit } from './debits-as-before';
import { asPutIn } from '../record/as-put-in';
import { type Placement, putEntity } from '../record/put-entity';
import { brokenByChange, whyNoCover } from '../rules/invariants';
import { giveToWhomItNames } from './give-to-whom-it-names';
import { passOn, withTakeover } from './pass-on';
import { judgeMaximum } from '../rules/legal-maximum';
import { checkStillPossible } from '../rules/may-change';
import { checkNobodyDied } from '../rules/nobody-who-died';
import { checkSpousePlace } from '../rules/spouse-place';
import { type Applying } from './applying';
import { readdressMessages } from './readdress-messages';
import { syncCustomer } from './sync-customer';
import { withMonthsRepriced } from './with-months-repriced';

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
  const { actionType, effectiveDate } = placement;
  const notPossible = firstRefusal(
    checkStillPossible(actionType, row.status),
    checkSpousePlace(placement, row.record, effectiveDate),
    await checkNobodyDied(tx, placement, row.record),
  );
  if (notPossible) return notPossible;
  const proposed = asPutIn(placement, row.record, now);
  const put = putEntity(row.record, { ...placement, proposed });
  if (put === null) return refused('NOT_FOUND');
  const { mayRaiseCover, changesMainMember } = kindsOfChange[actionType];
  const { policy, above } = mayRaiseCover
    ? await judgeMaximum(tx, row.record, put, effectiveDate)
    : { policy: put, above: null };
  const broken =
    whyNotUsable(policy) ??
    whyNoCover(proposed) ??
    brokenByChange(row.record, policy, effectiveDate) ??
    above?.sentence ??
    null;
  if (broken !== null) return refused('CONFLICT', broken);

  const { next, notices } = await syncDebitOrder(tools, tx, row, { next: policy, actionType, now });
  await makeNearDebit(tools, tx, row, { next, now });
  const moved = placement.takeover
    ? await withTakeover({ tools, tx, row, now }, placement, next)
    : await withMonthsRepriced(tx, row, next);
  const written = await savePolicy(tx, moved, row.version, now);
  const saved = await ofItsCustomer({ tools, tx, row, now }, placement, written);
  await together([
    changesMainMember && syncCustomer(tx, row, saved, now),
    actionType === 'UPDATE_CELL_NUMBER' && setCellChanged(tx, row.id, now),
    changesMainMember && readdressMessages(tx, row, saved),
    isTakeoverStep(actionType) && forgetRisk(tx, row.policyNumber),
  ]);
  return done({ row: saved, notices });
}

/** The policy as saved, given to whoever took it over or to whom the main member is by another number. */
async function ofItsCustomer(
  applying: Applying,
  { takeover, actionType }: Pick<Placement, 'takeover' | 'actionType'>,
  saved: PolicyRow,
): Promise<PolicyRow> {
  if (takeover) return passOn(applying, saved);
  return kindsOfChange[actionType].changesMainMember ? giveToWhomItNames(applying, saved) : saved;
}

/** No premium, cover or date may be without a value afterwards. */
const whyNotUsable = (policy: PolicyRow['record']): string | null =>
  unusableValue(policy) === null ? null : 'Something that we need for this change is missing';
