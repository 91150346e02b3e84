import { type PlainDate } from '../../base/plain-date';
import { type ClaimStatus } from '../../code-lists/claims';

/** What the register of deaths can say about an ID number. Source: docs/domain/claims.md#c2-4. */
export const registerResults = ['DECEASED', 'ALIVE', 'NOT_FOUND', 'NO_ANSWER'] as const;
type RegisterResult = (typeof registerResults)[number];

/** NOT_FOUND: it knows of no death yet, which is normal in the first days. NO_ANSWER: it could not be reached or did not answer in time. */
export type RegisterReply =
  { result: 'DECEASED'; dateOfDeath: PlainDate } | { result: Exclude<RegisterResult, 'DECEASED'>; dateOfDeath: null };

/** A reply with its moment, ISO 8601. */
export type RegisterAnswer = RegisterReply & { at: string };

/** What the answers come to for a claim. DATE_DIFFERS: the person died, on another day than the claim says. */
export const registerStandings = [
  'NOT_ASKED',
  'NO_ANSWER',
  'NOT_FOUND',
  'DECEASED',
  'DATE_DIFFERS',
  'ALIVE',
  'ALIVE_LIFTED',
] as const;
export type RegisterStanding = (typeof registerStandings)[number];

/** What the register said about a claim, and what became of it. */
export interface RegisterFacts {
  /** Oldest first. */
  answers: readonly RegisterAnswer[];
  /** When an administrator lifted ALIVE last, ISO 8601; null: nobody has. */
  liftedAt: string | null;
  /** The day of death as the claim has it. */
  dateOfDeath: PlainDate;
}

/**
 * What the register says about a claim by now. An answer that says something stands until another one does: no silence and no NOT_FOUND takes
 * it back. DECEASED ends ALIVE; ALIVE that was lifted stays lifted, however often it is said again.
 */
export function registerStandingOf({ answers, liftedAt, dateOfDeath }: RegisterFacts): RegisterStanding {
  const said = lastSaid(answers);
  if (said === null) return answers.at(-1)?.result ?? 'NOT_ASKED';
  if (said.result === 'DECEASED') return said.dateOfDeath === dateOfDeath ? 'DECEASED' : 'DATE_DIFFERS';
  const since = aliveSince(answers);
  return since !== null && liftedAt !== null && liftedAt >= since ? 'ALIVE_LIFTED' : 'ALIVE';
}

const saysSomething = ({ result }: RegisterAnswer) => result === 'DECEASED' || result === 'ALIVE';

const lastSaid = (answers: readonly RegisterAnswer[]): RegisterAnswer | null => answers.findLast(saysSomething) ?? null;

/** The day of death by the register, where that is what it said last; null: it did not. */
export const dayByRegister = (answers: readonly RegisterAnswer[]): PlainDate | null =>
  lastSaid(answers)?.dateOfDeath ?? null;

/** Since when the register has said that the person lives, ISO 8601; null: it does not. A certificate from before does not count. */
export function aliveSince(answers: readonly RegisterAnswer[]): string | null {
  const afterDeath = answers.slice(answers.findLastIndex(({ result }) => result === 'DECEASED') + 1);
  return afterDeath.find(({ result }) => result === 'ALIVE')?.at ?? null;
}

const undecided: readonly ClaimStatus[] = ['REPORTED', 'IN_ASSESSMENT', 'DISPUTED'];
const settled: readonly RegisterStanding[] = ['DATE_DIFFERS', 'ALIVE', 'ALIVE_LIFTED'];

/** Whose death it is, and where its claim stands. */
interface AskedAbout {
  status: ClaimStatus;
  isDeathConfirmed: boolean;
  hasIdNumber: boolean;
  standing: RegisterStanding;
}

/**
 * Whether the register is asked without anybody telling us to: while a claim is not decided and the death not confirmed, about a person with an
 * ID number, until the register has said something that people have to look at.
 */
export const isRegisterAsked = ({ status, isDeathConfirmed, hasIdNumber, standing }: AskedAbout): boolean =>
  hasIdNumber && !isDeathConfirmed && undecided.includes(status) && !settled.includes(standing);

/** Whether the register's word alone confirms a death: it gives the day that the claim has. */
export const confirmsDeath = ({ status, isDeathConfirmed, standing }: Omit<AskedAbout, 'hasIdNumber'>): boolean =>
  standing === 'DECEASED' && !isDeathConfirmed && undecided.includes(status);

/** Whether nothing may be paid because the register says that the person lives. */
export const stopsPayment = (standing: RegisterStanding): boolean => standing === 'ALIVE';
