import * as v from 'valibot';
import { text } from '../http/fields';
import { sandboxResultOf, verified, type Verification } from './sandbox-results';

/** An account to look at. `reference` is the asker's own name for this one question. */
export const AccountSchema = v.strictObject({
  reference: text('reference', 128),
  accountNumber: v.pipe(
    v.string('accountNumber must be text'),
    v.regex(/^\d{5,13}$/, 'accountNumber must be 5 to 13 digits'),
  ),
  branchCode: v.pipe(v.string('branchCode must be text'), v.regex(/^\d{6}$/, 'branchCode must be 6 digits')),
  accountType: v.picklist(
    ['CURRENT', 'SAVINGS', 'TRANSMISSION'],
    'accountType must be CURRENT, SAVINGS or TRANSMISSION',
  ),
  holderName: text('holderName', 120),
  idNumber: v.nullable(text('idNumber', 20)),
});
export type Account = v.InferOutput<typeof AccountSchema>;

/** How long the bank of a slow account says nothing, in milliseconds from the first question. */
const silentForMs = 2 * 60_000;
/** Questions to slow banks that are remembered; the oldest is forgotten first. */
const rememberedQuestions = 1000;

/** Looks at accounts. Remembers when it was first asked, never about which account. */
export function createVerifier({ now }: { now: () => Date }) {
  const firstAsked = new Map<string, number>();

  return {
    verify({ reference, accountNumber }: Account): Verification {
      const answer = sandboxResultOf(accountNumber);
      if (answer.result !== 'NO_ANSWER') return answer;
      const asked = firstAsked.get(reference) ?? now().getTime();
      firstAsked.set(reference, asked);
      const [oldest] = firstAsked.keys();
      if (firstAsked.size > rememberedQuestions && oldest !== undefined) firstAsked.delete(oldest);
      return now().getTime() - asked >= silentForMs ? verified : answer;
    },
  };
}
