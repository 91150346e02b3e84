import { portalPaths } from '@portal/contract';
import { smsSentence } from '@portal/contract/words';
import { formatDate, formatRand, type PartKind, type PlainDate } from '@portal/domain';
import { type Claimant, type ClaimRow, messageQueue, type PolicyRow, type Transaction } from '@portal/service-store';
import { type Notice, sendNotices } from './notices';
import { type PipelineTools } from './tools';

/** A claim that somebody is told about, and its policy. */
export interface ToldClaim {
  claim: Pick<ClaimRow, 'reference' | 'policyNumber'>;
  policy: Pick<PolicyRow, 'customerId'>;
}

/** What is said of a claim: its type and what the sentence is filled with. */
interface Said {
  type: Notice['type'];
  /** Rand. */
  amount?: number | undefined;
  date?: PlainDate | undefined;
  reason?: string;
  /** Whose part it is about; the own one unless given. */
  of?: PartKind;
}

/** Who is told, and whether they speak for a payee. */
type Told = Pick<Claimant, 'role' | 'cellNumber'> & Partial<Pick<Claimant, 'representative'>>;

/**
 * Tells somebody who claims what became of it: the policyholder in the portal and by text message, anybody else by text message alone. Somebody
 * whose number is not known is not told. Source: docs/domain/claims.md#c10-3.
 */
export async function tellClaimant(
  tools: Pick<PipelineTools, 'random'>,
  tx: Transaction,
  { claim, policy: { customerId } }: ToldClaim,
  { role, cellNumber, representative }: Told,
  { type, amount, date, reason = '' }: Said,
  now: Date,
): Promise<void> {
  const { reference, policyNumber } = claim;
  if (role === 'POLICYHOLDER') {
    const told = { type, reason, ...(amount !== undefined && { amount }), ...(date !== undefined && { date }) };
    const notice = { ...told, name: reference, path: portalPaths.claim(reference), smsTo: cellNumber };
    await sendNotices(tools, tx, { customerId, policyNumber }, [notice], now);
  } else if (cellNumber !== null) {
    const of = role === 'EXECUTOR' ? 'ESTATE' : representative ? 'CHILD' : 'OWN';
    await textAboutClaim(tools, tx, claim, cellNumber, { type, amount, date, reason, of }, now);
  }
}

/**
 * A text message about a claim to somebody who does not hold its policy. It leads to no policy: sent again, it must not reach the number of
 * whoever died.
 */
export async function textAboutClaim(
  { random }: Pick<PipelineTools, 'random'>,
  tx: Transaction,
  { reference, policyNumber }: ToldClaim['claim'],
  to: string,
  { type, amount, date, reason = '', of = 'OWN' }: Said,
  now: Date,
): Promise<void> {
  const text = smsSentence(type, {
    no: policyNumber,
    name: reference,
    reason,
    amount: amount === undefined ? '' : formatRand(amount),
    date: date === undefined ? '' : formatDate(date),
    premium: '',
    of,
  });
  const message = { channel: 'SMS', to, text, purpose: type } as const;
  await messageQueue.enqueue(tx, { id: random.uuid(), policyNumber: null, message, now });
}
