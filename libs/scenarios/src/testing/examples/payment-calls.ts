import { payatReference } from '@portal/domain';
import { about, type Example, found, policy, policyOf } from './customer-calls';

const due = policyOf('premium-due');

/** Paying, and what providers and banks report. */
export const paymentCalls = {
  initiatePayatPayment: async ({ dataOf }) => {
    const { Amount_Due } = await dataOf('paidStatus', about(due));
    return about(due, { body: { amount: Amount_Due, cellNumber: null, emailAddress: null } });
  },
  payatCallback: async ({ dataOf, now }) => {
    const { Amount_Due } = await dataOf('paidStatus', about(due));
    return {
      body: {
        payatTranId: '480012345678',
        payatReferenceNum: payatReference(due),
        amount: Amount_Due,
        status: 'SUCCESSFUL',
        paymentMethod: 'CARD',
        paidAt: now().toISOString(),
        sentAt: now().toISOString(),
      },
    };
  },
  debiCheckCallback: async (service) => {
    const { DebiCheckMandate } = await policy(service, policyOf('newly-wed'));
    const sentAt = service.now().toISOString();
    const { Contract_Reference: contractReference } = found(DebiCheckMandate, 'mandate');
    return { body: { contractReference, result: 'AUTHENTICATED', channel: 'USSD', answeredAt: sentAt, sentAt } };
  },
  collectionCallback: async ({ debitUnderWay, now }) => {
    const { id: instructionId, amountCents } = await debitUnderWay();
    const sentAt = now().toISOString();
    return {
      body: { instructionId, result: 'PAID', amountCents, bankReference: 'BANK-2026-1120', resultAt: sentAt, sentAt },
    };
  },
} satisfies Record<string, Example>;
