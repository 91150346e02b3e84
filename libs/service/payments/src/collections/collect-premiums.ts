import { askAboutDebits } from './ask-about-debits';
import { type DebitTools } from './debit-tools';
import { makeDebits } from './make-debits';
import { everyStep } from './every-step';
import { sendDebits } from './send-debits';

/** Collects premiums by debit order: makes the debits that are due, hands them to the bank, asks where it stayed silent. */
export async function collectPremiums(tools: DebitTools, signal?: AbortSignal): Promise<number> {
  const each = everyStep();
  const made = await each.try(makeDebits(tools, signal), 0);
  const sent = await each.try(sendDebits(tools, signal), 0);
  const answered = await each.try(askAboutDebits(tools, signal), 0);
  each.end();
  return made + sent + answered;
}
