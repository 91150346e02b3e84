import { type ClaimCase, type Endpoints } from '@portal/contract';
import { type ClaimEventName } from '@portal/contract/words';
import { checkDateOfDeath, checkDayMayMove, notUsableReasons, labelOf } from '@portal/domain';
import {
  against,
  done,
  type Outcome,
  refused,
  type Refused,
  refusedFields,
  tellClaimants,
} from '@portal/service-change-pipeline';
import {
  type Claimant,
  type ClaimDocumentLine,
  type ClaimRecord,
  type ClaimRow,
  payoutsOfClaims,
  type Transaction,
} from '@portal/service-store';
import { type StaffCall, type Tools } from '../../../../call/use-case';
import { auditedBy } from '../../../actor';
import { pipelineTools } from '../../../pipeline-tools';
import { actFactsOf } from '../../act-facts-of';
import { payoutsMadeReady } from '../../payouts-made-ready';
import { shareDividedAnew } from '../../share-divided-anew';
import { decisionsAfterDay, withDayOfDeath } from '../death/day-of-death';
import { asRefusal, auditClaim, onClaim } from '../on-claim';
import { rebased } from '../rebased';
import { saveFollowed } from '../save-claim';
import { withStaffEvent } from '../staff-event';
import { judgedLine, withoutDocument, withSaid } from './judged';
import { type LockedClaim } from '../../locked-claim';

type Call = StaffCall<Endpoints['judgeClaimDocument']>;

const events = {
  ACCEPTED: 'DOCUMENT_ACCEPTED',
  NOT_USABLE: 'DOCUMENT_NOT_USABLE',
  WAIVED: 'DOCUMENT_WAIVED',
} as const satisfies Record<string, ClaimEventName>;

/**
 * Accepts a document, finds it not usable or does without it; what it says moves cause, amounts, the list of documents and the payments that
 * waited for it.
 */
export const judgeClaimDocument = (call: Call, tools: Tools): Promise<ClaimCase> =>
  onClaim(call, tools, { route: `judge-document ${call.params.documentId}`, act: 'JUDGE_DOCUMENTS' }, (tx, held) =>
    judge(call, tools, tx, held),
  );

async function judge(call: Call, tools: Tools, tx: Transaction, held: LockedClaim): Promise<Outcome<ClaimRow>> {
  const { params, caller, request, body } = call;
  const { claim } = held;
  const line = claim.record.documents.find(({ id }) => id === params.documentId);
  if (line === undefined) return refused('NOT_FOUND');
  const isInvoice = line.type === 'PARLOUR_INVOICE' && body.verdict === 'ACCEPTED';
  if (isInvoice && typeof (body.says ?? line.says)?.amount !== 'number') {
    return refusedFields([{ field: 'says.amount', message: 'Enter the amount in rand' }]);
  }
  const judged = judgedLine(line, body, { by: caller.staff, now: request.now });
  if (!judged.success) return refused('NOT_POSSIBLE', judged.message);
  const said = withSaid(claim.record, judged.value);
  const isOfNoUse = body.verdict === 'NOT_USABLE';
  const isNeeded = line.isAsked && line.neededFor === 'DECISION';
  const moved = isOfNoUse && isNeeded ? withoutDocument(claim.status, said, request.today) : null;
  if (moved?.success === false) return asRefusal(moved) ?? refused('NOT_POSSIBLE');
  const wrongDay = wrongDayOfDeath(said, held, request.today);
  if (wrongDay) return wrongDay;

  const { status, record: heard } = moved?.value ?? { status: claim.status, record: said };
  const deathTools = pipelineTools(tools, caller);
  const when = {
    now: request.now,
    today: request.today,
    who: caller.staff.name,
    by: auditedBy(caller, request),
  };
  const { policy, record, paidBefore } = await withDayOfDeath(deathTools, tx, held, { record: heard, when });
  const around = { claim, policy, today: request.today, uuid: () => tools.random.uuid() };
  const grounded = await rebased(tx, record, around);
  const draft = { status, record: withStaffEvent(grounded, call, events[body.verdict], line.label) };
  const followed = await saveFollowed(call, tools, tx, { claim, policy }, draft);
  const was = { dateOfDeath: claim.record.dateOfDeath, paidBefore };
  const kept = await decisionsAfterDay(deathTools, tx, { claim: followed, policy }, { was, when });
  // What somebody under 18 or an estate is paid may have waited for this document alone.
  const payouts = await payoutsOfClaims(tx, [claim.id]);
  const ready = await payoutsMadeReady(tx, kept, { payouts, by: auditedBy(caller, request) });
  const saved = await withInvoice(call, tools, tx, ready, line);
  if (isOfNoUse) {
    const senders = sendersOf(line, saved.record);
    await tellClaimants(tools, tx, { claim: saved, policy }, senders, { type: 'CLAIM_NOT_USABLE' }, request.now);
  }
  await auditClaim(call, tx, saved, {
    action: `CLAIM_${events[body.verdict]}`,
    before: { status: claim.status, document: line.status },
    after: { status: saved.status, document: body.verdict, type: line.type, says: judged.value.says },
    reason: body.reason === null ? (body.note ?? '') : labelOf(notUsableReasons, body.reason),
  });
  return done(saved);
}

/** An invoice may come to less than whoever has the parlour paid said: the difference is theirs. */
async function withInvoice(
  { caller, request }: Call,
  tools: Tools,
  tx: Transaction,
  claim: ClaimRow,
  { type, payeeId }: ClaimDocumentLine,
): Promise<ClaimRow> {
  const claimant = claim.record.claimants.find(({ id }) => id === payeeId);
  if (type !== 'PARLOUR_INVOICE' || claimant === undefined) return claim;
  const payouts = await payoutsOfClaims(tx, [claim.id]);
  return shareDividedAnew(tools, tx, claim, { claimant, payouts, by: auditedBy(caller, request) });
}

/** A document may say another day of death, but none that cannot be, nor while something waits that goes by the day before. */
function wrongDayOfDeath(said: ClaimRecord, { claim, payouts }: LockedClaim, today: string): Refused | null {
  const { record } = claim;
  if (said.dateOfDeath === record.dateOfDeath) return null;
  const day = checkDateOfDeath(said.dateOfDeath, { today, birth: record.deceased.dateOfBirth });
  if (!day.success) return against('says.dateOfDeath', day);
  const { disagreement } = actFactsOf(claim, payouts);
  return asRefusal(checkDayMayMove({ disagreement, payouts: payouts.map(({ status }) => status) }));
}

/** Whoever a document was asked of, else everybody who came forward. */
const sendersOf = ({ payeeId }: ClaimDocumentLine, { claimants }: ClaimRecord): Claimant[] =>
  claimants.filter(({ id, hasComeForward }) => (payeeId === null ? hasComeForward : id === payeeId));
