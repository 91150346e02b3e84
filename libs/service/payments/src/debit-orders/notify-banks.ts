import { markMandateSent, type MandateRequest, oneByOne, unsentMandates, type WorkTools } from '@portal/service-store';
import { type DebtorBank, type MandateQuestion } from '../debtor-bank';

interface Tools extends WorkTools {
  debtorBank: DebtorBank;
}

const questionOf = ({ contractReference, terms, respondBy }: MandateRequest): MandateQuestion => ({
  contractReference,
  ...terms,
  respondBy: respondBy.toISOString(),
});

/** Requests handed over in one round of the job. */
const mostARound = 50;

/** The request of a mandate, as it is set apart: by its reference, which the bank knows too. */
export const itemOfMandate = ({ contractReference: id, policyNumber }: MandateRequest) => ({ id, policyNumber });

/** Hands what was promised to the payers' banks, oldest first. One bank that is away holds up no other. Gives how many have it. */
export async function notifyBanks(tools: Tools, signal?: AbortSignal): Promise<number> {
  const work = await oneByOne(tools, 'MANDATE_SENDING');
  const unsent = await unsentMandates(tools.database, work.batch(mostARound));
  return work.goThrough(unsent, itemOfMandate, (request) => tell(tools, request), signal);
}

async function tell({ database, clock, debtorBank }: Tools, request: MandateRequest): Promise<boolean> {
  const isTold = await debtorBank.ask(questionOf(request)).then(
    () => true,
    () => false,
  );
  if (isTold) await markMandateSent(database, request, clock.now());
  return isTold;
}
