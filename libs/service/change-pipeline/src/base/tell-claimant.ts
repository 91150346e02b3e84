import { portalPaths } from '@portal/contract';
import { smsSentence } from '@portal/contract/words';
import { formatDate, formatRand, fullName, type PartKind, type PlainDate } from '@portal/domain';
import {
  type Claimant,
  type ClaimRow,
  messageQueue,
  type PolicyRow,
  type StoredMainMember,
  type Transaction,
} from '@portal/service-store';
import { type Notice, sendNotices } from './notices';
import { type PipelineTools } from './tools';

/** A claim that somebody is told about, and its policy. */
export interface ToldClaim {
  claim: Pick<ClaimRow, 'reference' | 'policyNumber'>;
  policy: Pick<PolicyRow, 'customerId' | 'record'>;
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

/** Who is told, by whom they are known, and whether they speak for a payee. */
type Told = Pick<Claimant, 'role' | 'cellNumber'> &
  Partial<Pick<Claimant, 'representative' | 'lifeId' | 'name' | 'idNumber' | 'dateOfBirth'>>;

/**
 * Tells somebody who claims what became of it: the policyholder in the portal and by text message, anybody else by text message alone. Somebody
 * whose number is not known is not told, nor is a policyholder of before, whose policy somebody else has taken over: they have died.
 * Source: docs/domain/claims.md#c10-3.
 */
export async function tellClaimant(
  tools: Pick<PipelineTools, 'random'>,
  tx: Transaction,
  { claim, policy: { customerId, record } }: ToldClaim,
  told: Told,
  { type, amount, date, reason = '' }: Said,
  now: Date,
): Promise<void> {
  const { reference, policyNumber } = claim;
  const { role, cellNumber } = told;
  if (role === 'POLICYHOLDER') {
    if (!isHolderNow(told, record.MainMember)) return;
    const said = { type, reason, ...(amount !== undefined && { amount }), ...(date !== undefined && { date }) };
    const notice = { ...said, name: reference, path: portalPaths.claim(reference), smsTo: cellNumber };
    await sendNotices(tools, tx, { customerId, policyNumber }, [notice], now);
  } else if (cellNumber !== null) {
    await textAboutClaim(tools, tx, claim, cellNumber, { type, amount, date, reason, of: partOf(told) }, now);
  }
}

/** Whether somebody who claims as the policyholder holds the policy now: the record of whoever takes a policy over is another one. */
const isHolderNow = ({ lifeId, ...told }: Told, holder: StoredMainMember): boolean =>
  lifeId === undefined ? isLikeHolder(told, holder) : lifeId === holder.id;

/** The same of a claim of before. One of the three may have been corrected since; all three are another's. */
const isLikeHolder = ({ name, idNumber, dateOfBirth }: Omit<Told, 'lifeId'>, holder: StoredMainMember): boolean =>
  name === undefined ||
  name === fullName(holder) ||
  (Boolean(idNumber) && idNumber === holder.Id_Number) ||
  dateOfBirth === holder.Date_Of_Birth;

/** Tells several of those who claim the same. A number that stands for several of them gets each text once. */
export async function tellClaimants(
  tools: Pick<PipelineTools, 'random'>,
  tx: Transaction,
  told: ToldClaim,
  claimants: readonly Told[],
  said: Omit<Said, 'of' | 'amount'>,
  now: Date,
): Promise<void> {
  const texts = new Set<string>();
  for (const claimant of claimants) {
    const { cellNumber } = claimant;
    const text = `${cellNumber} ${textOf(told.claim, { ...said, of: partOf(claimant) })}`;
    if (cellNumber !== null && texts.has(text)) continue;
    texts.add(text);
    await tellClaimant(tools, tx, told, claimant, said, now);
  }
}

const partOf = ({ role, representative }: Told): PartKind =>
  role === 'EXECUTOR' ? 'ESTATE' : representative ? 'CHILD' : 'OWN';

/**
 * A text message about a claim to somebody who does not hold its policy. It leads to no policy: sent again, it must not reach the number of
 * whoever died.
 */
export async function textAboutClaim(
  { random }: Pick<PipelineTools, 'random'>,
  tx: Transaction,
  claim: ToldClaim['claim'],
  to: string,
  said: Said,
  now: Date,
): Promise<void> {
  const message = { channel: 'SMS', to, text: textOf(claim, said), purpose: said.type } as const;
  await messageQueue.enqueue(tx, { id: random.uuid(), policyNumber: null, message, now });
}

const textOf = (
  { reference, policyNumber }: ToldClaim['claim'],
  { type, amount, date, reason = '', of = 'OWN' }: Said,
): string =>
  smsSentence(type, {
    no: policyNumber,
    name: reference,
    reason,
    amount: amount === undefined ? '' : formatRand(amount),
    date: date === undefined ? '' : formatDate(date),
    premium: '',
    of,
  });
