import { type DebiCheckMandate } from '@portal/contract';
import { firstWindow, isMandateInForce, maximumCollection } from '@portal/domain';
import {
  findMandateRequest,
  type MandateRequest,
  putMandateRequest,
  type StoredPolicy,
  type Transaction,
} from '@portal/service-store';
import { requestFor } from './mandate-request';

/**
 * The policy with the amounts of its mandate in step with a premium that has changed, so that it goes on being collected. The payer's bank
 * is told, in the same transaction; the payer is not asked about amounts. Source: docs/domain/banking.md#r3-7.
 */
export async function withPremiumOfMandate(
  tx: Transaction,
  before: StoredPolicy,
  after: StoredPolicy,
  now: Date,
): Promise<StoredPolicy> {
  const next = mandateAtPremium(before, after);
  if (next === null) return after;
  const asked = await findMandateRequest(tx, next.Contract_Reference);
  const isOpen = asked !== null && asked.answeredAt === null;
  const policy = { ...after, DebiCheckMandate: next };
  if (isOpen) await putMandateRequest(tx, askedAtPremium(asked, next, now));
  else if (isInForce(next)) await putMandateRequest(tx, noticeOf(policy, next, now));
  return policy;
}

/** The mandate with the amounts of a premium that has changed; null: there is none that follows it, or it has not. Pure. */
export function mandateAtPremium(before: StoredPolicy, after: StoredPolicy): DebiCheckMandate | null {
  const { DebiCheckMandate: mandate, Monthly_Premium: premium } = after;
  if (mandate === null || premium <= 0 || premium === before.Monthly_Premium) return null;
  if (!isInForce(mandate) && mandate.Mandate_Status !== 'PENDING_AUTHENTICATION') return null;
  return {
    ...mandate,
    Version: mandate.Version + (isInForce(mandate) ? 1 : 0),
    Instalment_Amount: premium,
    Maximum_Collection_Amount: maximumCollection(premium),
  };
}

const isInForce = ({ Mandate_Status }: DebiCheckMandate): boolean => isMandateInForce(Mandate_Status);

/** The question that the payer has not answered, with the amounts of now and as much time as before. */
const askedAtPremium = (asked: MandateRequest, mandate: DebiCheckMandate, now: Date): MandateRequest => ({
  ...asked,
  terms: {
    ...asked.terms,
    instalmentAmount: mandate.Instalment_Amount,
    maximumAmount: mandate.Maximum_Collection_Amount,
  },
  createdAt: now,
  sentAt: null,
});

/** A notice to the bank: there is no time to answer in, and nobody waits for an answer. */
const noticeOf = (policy: StoredPolicy, mandate: DebiCheckMandate, now: Date): MandateRequest => ({
  ...requestFor(policy, mandate, { ...firstWindow(now), respondBy: now, day: mandate.Collection_Day, now }),
  answeredAt: now,
});
