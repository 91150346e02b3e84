import { goodBodies } from '@portal/contract/testing';
import { about, aDeath, admin, complete, consultant, family, newest, recommendation } from './claim-work-calls';
import { refused } from './claim-disagreement-calls';
import { type Example } from './customer-calls';
import { type ExampleService } from './example-service';

/** A claim for one of the relatives, as two people approved it. */
async function approved(service: ExampleService, relative: number) {
  await service.dataOf('openClaimFor', await aDeath(service, relative));
  const proved = about(await complete(service), { source: 'DEATH_CERTIFICATE' });
  const recommended = await service.dataOf(
    'recommendClaim',
    about(await service.dataOf('confirmDeath', proved), recommendation),
  );
  return service.dataOf('confirmClaim', about(recommended, goodBodies['confirmClaim'] ?? {}, admin));
}

/** One claim is paid with the last run of the day; another was refused. */
export const claimPaperCalls = {
  payoutProof: async (service) => {
    const { reference } = await approved(service, 2);
    const { id: payoutId, number, amountCents } = await service.payoutUnderWay(family, '13:00');
    const at = service.now().toISOString();
    const body = { payoutId, result: 'PAID', reason: null, amountCents, paidAt: at, sentAt: at };
    await service.dataOf('payoutReport', { body });
    return { by: family, params: { reference, number } };
  },
  claimLetter: async (service) => ({ by: family, params: { reference: (await refused(service)).reference } }),
  claimFilePdf: async (service) => ({ ...consultant, params: { id: (await newest(service)).id } }),
} satisfies Record<string, Example>;
