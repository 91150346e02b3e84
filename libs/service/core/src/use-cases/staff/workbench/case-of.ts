import { type ApprovalCase } from '@portal/contract';
import { coverView, fullName, mayReleaseForOthers, type PlainDate } from '@portal/domain';
import { type Actor, coverEffects, driftOf, keptRisk, removalOf } from '@portal/service-change-pipeline';
import {
  type ApprovalActionRow,
  auditOfAction,
  type Database,
  findPolicy,
  questionsOf,
  type StoredPolicy,
} from '@portal/service-store';
import { Refusal } from '../../../wire/refusal';
import { actionForCaller } from '../../approval-actions';
import { coverFrom } from '../../cover';
import { historyOf } from './history-messages';
import { takenBy } from './queued-approval';
import { mayRecordNow, statusNow, whyNotNow } from './standing';

interface Reader {
  actor: Actor;
  now: Date;
  today: PlainDate;
}

/** Everything that this member of staff needs to decide on a request. */
export async function caseOf(
  database: Database,
  action: ApprovalActionRow,
  { actor, now, today }: Reader,
): Promise<ApprovalCase> {
  const [row, questions, events] = await Promise.all([
    findPolicy(database, action.policyNumber),
    questionsOf(database, action.id),
    auditOfAction(database, action),
  ]);
  if (row === null) throw new Refusal('NOT_FOUND');
  const { record: policy } = row;
  const policyholder = fullName(policy.MainMember);
  const stored = { ...action.record, status: statusNow(action, now) };
  const isOpen = stored.status === 'PENDING';
  const whyNot = whyNotNow(action, actor, now);
  const canDecide = whyNot === null;
  const { canApprove, canDecline, ...shown } = actionForCaller(stored, actor);
  const { level: risk, reasons: riskReasons } = keptRisk(action);
  const holder = takenBy(action, actor, now);
  return {
    action: { ...shown, canApprove: canApprove && canDecide, canDecline: canDecline && canDecide },
    policyholder,
    policyStatus: policy.Policy_Status,
    productName: policy.Product.Product_Name,
    risk,
    riskReasons,
    takenBy: holder,
    cover: await coverOf(database, policy, { action, today }),
    coverEffects: coverEffects(stored, policy, today),
    removal: removalOf(stored),
    asked: questions.map(({ askedAt, askedByName: askedBy, message, answeredAt }) => ({
      askedAt: askedAt.toISOString(),
      askedBy,
      message,
      answeredAt: answeredAt?.toISOString() ?? null,
    })),
    history: historyOf(events, customerOf(stored) ?? policyholder),
    drift: isOpen ? driftOf(stored, policy) : [],
    canDecide,
    whyNot,
    canRecordConsent: mayRecordNow(action, actor, now),
    canRelease: holder !== null && (holder.isMine || mayReleaseForOthers(actor.kind)),
  };
}

/** Who asked for it without being staff: it need not be the policyholder, who may have died. */
const customerOf = ({ requestedBy: { role, name } }: ApprovalActionRow['record']): string | null =>
  role === 'customer' ? name : null;

const aboutOne: readonly string[] = ['SPOUSE', 'CHILD', 'EXTENDED_MEMBER'];
const aboutAll: readonly string[] = ['PRODUCT', 'SUPPLEMENTARY_BENEFIT', 'POLICY'];

/** Who is covered today; by name whoever the request is about. */
async function coverOf(
  database: Database,
  policy: StoredPolicy,
  { action, today }: { action: ApprovalActionRow; today: PlainDate },
): Promise<ApprovalCase['cover']> {
  const cover = await coverFrom(database, policy, { on: today, today });
  const { headline, people } = coverView(policy, cover, { today, audience: 'others' });
  const { entityType, entityId } = action.record;
  const isShown = (id: string) => aboutAll.includes(entityType) || (aboutOne.includes(entityType) && id === entityId);
  return { headline, people: people.filter(({ id }) => isShown(id)) };
}
