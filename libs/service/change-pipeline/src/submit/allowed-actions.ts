import { type AllowedAction } from '@portal/contract';
import {
  activeBeneficiaries,
  type ActionType,
  actionTypes,
  codesOf,
  kindsOfChange,
  approverOf,
  checkRoomForBeneficiary,
  type ReportOfPolicyholder,
  type Result,
  todayInJohannesburg,
} from '@portal/domain';
import { type PolicyRow, type StoredAction } from '@portal/service-store';
import { type Actor } from '../base/change';
import { childKind, extendedMemberKind, isCovered, type LifeKind, spouseKind } from '../rules/life-kinds';
import { deciderAfterReport } from '../rules/after-death-report';
import { mayAsk } from '../rules/may-change';

/** What is asked about: what may be done to this policy, by whom, now. */
interface Asked {
  policy: Pick<PolicyRow, 'cellChangedAt' | 'record'>;
  open: readonly StoredAction[];
  actor: Actor;
  now: Date;
  /** Reports that the policyholder died. */
  reports: readonly ReportOfPolicyholder[];
}

/** What people may ask for on the screens of a policy: one that is new is not asked for on itself. */
const askable = codesOf(actionTypes).filter(
  (action) => kindsOfChange[action].holdsFrom !== 'inception' && kindsOfChange[action].askedBy !== 'nobody',
);

/** May I, and if not why: the same rules that a change is held against, asked before anybody types. */
export const allowedActions = (asked: Asked): AllowedAction[] =>
  askable.map((actionType) => {
    const reason = whyNot(actionType, asked);
    const afterReport = deciderAfterReport(actionType, asked.reports, todayInJohannesburg(asked.now));
    const approver = afterReport ?? approverOf(actionType, asked.actor.kind, []);
    const pin = asked.actor.kind === 'customer' ? kindsOfChange[actionType].pin : null;
    return { actionType, isAllowed: reason === null, reason, approver, pin };
  });

function whyNot(action: ActionType, asked: Asked): string | null {
  const { policy, open, actor, now } = asked;
  const refusal = mayAsk(action, policy, { actor, now, open });
  if (refusal) return refusal.message;
  const joining = joiningKinds.find(({ add }) => add === action);
  const room = joining
    ? roomForLife(joining, asked)
    : action === 'ADD_BENEFICIARY'
      ? roomToNominate(policy, open)
      : null;
  return room === null || room.success ? null : room.message;
}

const joiningKinds = [spouseKind, childKind, extendedMemberKind];

function roomForLife(kind: LifeKind, { policy: { record }, open, now }: Asked): Result<true> {
  const takes = kind.checkPlan(record.Product.Product_Name);
  if (!takes.success) return takes;
  const today = todayInJohannesburg(now);
  const present = kind.on(record).filter((life) => isCovered(life, today)).length;
  return kind.checkRoom(present + askedFor(kind.add, open));
}

const roomToNominate = ({ record }: Asked['policy'], open: Asked['open']): Result<true> =>
  checkRoomForBeneficiary(activeBeneficiaries(record).length + askedFor('ADD_BENEFICIARY', open));

/** Who is asked for and not there yet takes a place too. */
const askedFor = (action: ActionType, open: Asked['open']): number =>
  open.filter(({ actionType }) => actionType === action).length;
