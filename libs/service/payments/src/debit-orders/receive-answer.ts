import { type DebiCheckMandate, type DebiCheckReport } from '@portal/contract';
import { secondWindow, todayInJohannesburg } from '@portal/domain';
import {
  makeDebitsAsBefore,
  type Notice,
  type PipelineTools,
  sendNotices,
  withMandate,
} from '@portal/service-change-pipeline';
import {
  appendAudit,
  findMandateRequest,
  inTransaction,
  lockPolicy,
  type MandateRequest,
  oneByOne,
  overdueMandates,
  type PolicyRow,
  putMandateRequest,
  type Reporting,
  saveStanding,
  type StoredPolicy,
  type Transaction,
} from '@portal/service-store';
import { itemOfMandate } from './notify-banks';

type Tools = Pick<PipelineTools, 'database' | 'clock' | 'random'> & Reporting;

/**
 * Takes in what a payer answered the bank, once. The caller has made sure who says it. False: nobody was asked about this
 * mandate. Source: docs/domain/banking.md#r3-7.
 */
export const receiveMandateAnswer = (tools: Tools, report: DebiCheckReport): Promise<boolean> =>
  inTransaction(tools.database, async (tx) => {
    const asked = await findMandateRequest(tx, report.contractReference);
    const row = asked && (await lockPolicy(tx, asked.policyNumber));
    const request = row && (await findMandateRequest(tx, report.contractReference));
    if (!row || !request) return false;
    const mandate = row.record.DebiCheckMandate;
    const isOpen = request.answeredAt === null && mandate?.Contract_Reference === report.contractReference;
    if (!isOpen) return true;
    const now = tools.clock.now();
    const isAgreed = report.result === 'AUTHENTICATED';
    const next = isAgreed ? agreed(row.record, mandate, request, report) : refusedBy(row.record, mandate);
    if (isAgreed) await makeDebitsOnOldDay(tools, tx, row, { next, now });
    await settle(tools, tx, { row, request, next, now, action: `MANDATE_${report.result}` });
    return true;
  });

/** Requests given up in one round of the job. */
const mostARound = 50;

/** Nobody answered in time: asked once more over two days, then given up; the terms of before an amendment stay in force. */
export async function expireMandates(tools: Tools, signal?: AbortSignal): Promise<number> {
  const now = tools.clock.now();
  const work = await oneByOne(tools, 'MANDATE_EXPIRY');
  const overdue = await overdueMandates(tools.database, now, work.batch(mostARound));
  return work.goThrough(overdue, itemOfMandate, (request) => expireMandate(tools, request, now), signal);
}

const expireMandate = (
  tools: Tools,
  { contractReference, policyNumber }: Pick<MandateRequest, 'contractReference' | 'policyNumber'>,
  now: Date,
): Promise<boolean> =>
  inTransaction(tools.database, async (tx) => {
    const row = await lockPolicy(tx, policyNumber);
    const request = await findMandateRequest(tx, contractReference);
    if (row === null || request === null || request.answeredAt !== null || request.respondBy > now) return false;
    const mandate = row.record.DebiCheckMandate;
    if (mandate?.Contract_Reference !== contractReference) {
      await putMandateRequest(tx, { ...request, answeredAt: now });
    } else if (request.authenticationType === 'TT1_DELAYED') {
      await askAgain(tools, tx, { row, request, mandate, now });
    } else {
      const next = refusedBy(row.record, mandate, 'NO_RESPONSE');
      await settle(tools, tx, { row, request, next, now, action: 'MANDATE_NO_RESPONSE' });
    }
    return true;
  });

/** Months before the first one on another day are still collected on the day of before: on the old terms of the account, or from another one. */
async function makeDebitsOnOldDay(
  tools: Tools,
  tx: Transaction,
  row: PolicyRow,
  { next, now }: { next: StoredPolicy; now: Date },
): Promise<void> {
  const { DebiCheckMandate: mandate, PaymentMethod } = row.record;
  const { Debit_Day_From: firstMonth, Previous_Debit_Day: previous } = PaymentMethod;
  const isAmended = mandate?.Mandate_Status === 'AMENDMENT_PENDING';
  const day = isAmended ? mandate.Collection_Day : previous;
  if (!firstMonth || !day) return;
  await makeDebitsAsBefore(tools, tx, isAmended ? row : { ...row, record: next }, { day, firstMonth, now });
}

function agreed(
  policy: StoredPolicy,
  mandate: DebiCheckMandate,
  { terms }: MandateRequest,
  { mandateReferenceNumber, channel, answeredAt }: DebiCheckReport,
): StoredPolicy {
  return withMandate(policy, {
    ...mandate,
    Mandate_Status: 'AUTHENTICATED',
    Collection_Day: terms.collectionDay,
    First_Collection_Date: terms.firstCollectionDate,
    Authenticated_At: answeredAt,
    Mandate_Reference_Number: mandateReferenceNumber ?? mandate.Mandate_Reference_Number,
    Authentication_Channel: channel,
  });
}

/**
 * Whoever does not agree to other terms keeps those of before, the first collection on them included; a new mandate then has none. Months
 * that were overdue when the other day was asked for have kept their due dates.
 */
function refusedBy(
  policy: StoredPolicy,
  mandate: DebiCheckMandate,
  Mandate_Status: 'REJECTED' | 'NO_RESPONSE' = 'REJECTED',
): StoredPolicy {
  if (mandate.Mandate_Status !== 'AMENDMENT_PENDING') return withMandate(policy, { ...mandate, Mandate_Status });
  const terms = { Debit_Day: mandate.Collection_Day, Effective_Date: mandate.First_Collection_Date };
  const { BankingDetails, PaymentMethod } = policy;
  const before = {
    ...policy,
    BankingDetails: BankingDetails && { ...BankingDetails, ...terms },
    PaymentMethod: PaymentMethod.Debit_Day === null ? PaymentMethod : { ...PaymentMethod, ...terms },
  };
  return withMandate(before, { ...mandate, Mandate_Status: 'AUTHENTICATED' });
}

interface Settling {
  row: PolicyRow;
  request: MandateRequest;
  next: StoredPolicy;
  now: Date;
  action: string;
}

async function settle(tools: Tools, tx: Transaction, { row, request, next, now, action }: Settling): Promise<void> {
  await putMandateRequest(tx, { ...request, answeredAt: now });
  await saveStanding(tx, next, row.version, now);
  await auditMandate(tx, row, request, { action, now });
  const isRefused = action !== 'MANDATE_AUTHENTICATED';
  const notices: Notice[] = isRefused ? [{ type: 'MANDATE_REJECTED', smsTo: row.record.MainMember.Cell_Number }] : [];
  await sendNotices(tools, tx, row, notices, now);
}

const auditMandate = (
  tx: Transaction,
  { id, policyNumber, record }: PolicyRow,
  { contractReference }: MandateRequest,
  { action, now }: Pick<Settling, 'action' | 'now'>,
) =>
  appendAudit(tx, {
    at: now,
    actorType: 'SYSTEM',
    policyNumber,
    action,
    outcome: 'SUCCEEDED',
    entityType: 'BANKING_DETAILS',
    entityId: record.BankingDetails?.id ?? id,
    reason: contractReference,
  });

interface Asking {
  row: PolicyRow;
  request: MandateRequest;
  mandate: DebiCheckMandate;
  now: Date;
}

async function askAgain(tools: Tools, tx: Transaction, { row, request, mandate, now }: Asking): Promise<void> {
  const { authenticationType, respondBy } = secondWindow(now);
  await putMandateRequest(tx, { ...request, authenticationType, respondBy, createdAt: now, sentAt: null });
  const next = withMandate(row.record, { ...mandate, Authentication_Type: authenticationType });
  await saveStanding(tx, next, row.version, now);
  await auditMandate(tx, row, request, { action: 'MANDATE_ASKED_AGAIN', now });
  const date = todayInJohannesburg(respondBy);
  const smsTo = row.record.MainMember.Cell_Number;
  await sendNotices(tools, tx, row, [{ type: 'MANDATE_PENDING', date, smsTo }], now);
}
