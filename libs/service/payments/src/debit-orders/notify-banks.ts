import {
  inTurn,
  markMandateSent,
  type MandateRequest,
  unsentMandates,
  type Database,
  type Clock,
} from '@portal/service-store';
import { type DebtorBank, type MandateQuestion } from '../debtor-bank';

interface Tools {
  database: Database;
  clock: Clock;
  debtorBank: DebtorBank;
}

const questionOf = ({ contractReference, terms, respondBy }: MandateRequest): MandateQuestion => ({
  contractReference,
  ...terms,
  respondBy: respondBy.toISOString(),
});

/** Hands what was promised to the payers' banks, oldest first. One bank that is away holds up no other. Gives how many have it. */
export async function notifyBanks(tools: Tools, signal?: AbortSignal): Promise<number> {
  return inTurn(await unsentMandates(tools.database), (request) => tell(tools, request), signal);
}

async function tell({ database, clock, debtorBank }: Tools, request: MandateRequest): Promise<boolean> {
  const isTold = await debtorBank.ask(questionOf(request)).then(
    () => true,
    () => false,
  );
  if (isTold) await markMandateSent(database, request, clock.now());
  return isTold;
}
