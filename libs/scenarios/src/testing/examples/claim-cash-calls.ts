import { type ClaimCase } from '@portal/contract';
import { goodBodies } from '@portal/contract/testing';
import { admin, consultant } from './claim-work-calls';
import { type Example, found, policyOf } from './customer-calls';
import { type ExampleCall, type ExampleService } from './example-service';

const withoutAccount = policyOf('claim-approved-no-account');

/** The claim of somebody who has no account, as it stands. */
async function claimWithoutAccount({ dataOf }: ExampleService): Promise<ClaimCase> {
  const { data } = await dataOf('claimQueue', { ...consultant, query: { view: 'ALL', pageSize: '50' } });
  const queued = data.find(({ policyNumber }) => policyNumber === withoutAccount);
  return dataOf('claimCase', { ...consultant, params: { id: found(queued, 'claim without an account').id } });
}

const aboutCash = (claim: ClaimCase, name: string, by: ExampleCall): ExampleCall => ({
  ...by,
  params: { id: claim.id, claimantId: found(claim.cash[0], 'share that could be paid in cash').claimantId },
  body: { ...goodBodies[name], version: claim.version },
});

/** One asks for cash and another gives it back; it is asked for again, and confirmed. */
export const claimCashCalls = {
  askCash: async (service) => aboutCash(await claimWithoutAccount(service), 'askCash', consultant),
  giveBackCash: async (service) => aboutCash(await claimWithoutAccount(service), 'giveBackCash', admin),
  confirmCash: async (service) => {
    const asked = aboutCash(await claimWithoutAccount(service), 'askCash', consultant);
    return aboutCash(await service.dataOf('askCash', asked), 'confirmCash', admin);
  },
} satisfies Record<string, Example>;

/** A voucher that went with the last run of the day is cashed. */
export const voucherCalls = {
  voucherReport: async (service) => {
    const { payouts } = await claimWithoutAccount(service);
    const { id: payoutId, amount } = found(
      payouts.find(({ method, status }) => method === 'CASH_VOUCHER' && status === 'SENT'),
      'voucher that was issued',
    );
    const at = service.now().toISOString();
    return { body: { payoutId, result: 'CASHED', amountCents: amount * 100, cashedAt: at, sentAt: at } };
  },
} satisfies Record<string, Example>;
