import { markMandateSent, type MandateRequest, unsentMandates, type Database, type Clock } from '@portal/service-store';
import { type DebtorBank, type MandateQuestion } from '../debtor-bank';

interface Tools {
  database: Database;
  clock: Clock;
  debtorBank: DebtorBank;
}

const questionOf = ({ contractReference, terms, respondBy }: MandateRequest): MandateQuestion => ({
  ...{ contractReference, ...terms, respondBy: respondBy.toISOString() },
});

/** Hands what was promised to the payers' banks, oldest first. One bank that is away holds up no other. Gives how many have it. */
export async function tellBanks({ database, clock, debtorBank }: Tools): Promise<number> {
  let told = 0;
  for (const request of await unsentMandates(database)) {
    const isTold = await debtorBank.ask(questionOf(request)).then(
      () => true,
      () => false,
    );
    if (!isTold) continue;
    await markMandateSent(database, request, clock.now());
    told += 1;
  }
  return told;
}
