import { type Clock, type Database, type RandomSource, type Transaction } from '@portal/service-store';
import { type Refused } from './change';

/** The PIN that confirms a change: which one, and what was typed. */
interface PinCheck {
  policyNumber: string;
  purpose: string;
  otp: string;
  /** The new number that the PIN went to, when it proves one. */
  cellNumber?: string;
  /** Whether a right PIN can be used again: it is looked at first, beside another that has to be right too. */
  staysGood?: boolean;
}

/** What the pipeline works with. Time, randomness and PINs come in here and nowhere else. */
export interface PipelineTools {
  database: Database;
  clock: Clock;
  random: Pick<RandomSource, 'uuid'>;
  /** The insurer's name on bank statements, 10 characters at most. */
  creditorShortName?: string;
  /** Uses a PIN up, unless it stays good, in the transaction of its change. Null: it was right. A refusal must be committed, not thrown. */
  verifyPin(tx: Transaction, check: PinCheck, origin: Origin): Promise<Refused | null>;
}

/** Where a request came from, for the audit. */
export interface Origin {
  requestId: string | null;
  address: string;
}
