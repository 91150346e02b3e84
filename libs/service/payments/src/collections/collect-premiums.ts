import { askAboutDebits } from './ask-about-debits';
import { type DebitTools } from './debit-tools';
import { makeDebits } from './make-debits';
import { sendDebits } from './send-debits';

/** Collects premiums by debit order: makes the debits that are due, hands them to the bank, asks where it stayed silent. */
export async function collectPremiums(tools: DebitTools): Promise<number> {
  const made = await makeDebits(tools);
  const sent = await sendDebits(tools);
  return made + sent + (await askAboutDebits(tools));
}
