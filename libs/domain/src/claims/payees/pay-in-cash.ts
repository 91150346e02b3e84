import { fail, ok, type Result } from '../../base/result';
import { type PayoutStatus } from '../../code-lists/claims';
import { proofToBePaid } from '../documents/proof-to-be-paid';
import { type ClaimRole } from '../process/claim-permissions';
import { checkMayConfirm } from '../process/confirm-claim';

/** Somebody whose share could be paid in cash at a store. Source: docs/domain/claims.md#c6-2. */
export interface CashPayee {
  payee: Parameters<typeof proofToBePaid>[0];
  /** A parlour, an estate and the Guardian's Fund are nobody who goes to a store. */
  isPerson: boolean;
  /** The ID by which staff know whom they pay was accepted, or none is asked. */
  isProved: boolean;
  /** The number that the code is sent to; null: none is on record. */
  cellNumber: string | null;
}

/**
 * Whether somebody could be paid in cash at all, whatever is missing for it now: a person who is paid for themselves. What is a child's goes into
 * an account, of which somebody says what the money is for.
 */
export const mayGoToStore = ({ payee, isPerson }: Pick<CashPayee, 'payee' | 'isPerson'>): boolean =>
  isPerson && proofToBePaid(payee) === null;

/** Whether somebody may be paid in cash now; code NOT_POSSIBLE. The voucher's code goes to the number on record and to no other. */
export function checkCashPayee(cash: CashPayee): Result<true> {
  if (!mayGoToStore(cash)) return notPossible('Only a person who is paid for themselves can be paid in cash.');
  if (!cash.isProved) return notPossible('Accept the ID of this person first.');
  return cash.cellNumber === null
    ? notPossible('There is no cellphone number of this person. The code goes to it.')
    : ok(true);
}

/** Whether a payment may still become cash, or go into an account after all: until it is handed over, also where it is paid later. */
export const mayChangeMethod = (status: PayoutStatus): boolean =>
  status === 'WAITING_FOR_ACCOUNT' || status === 'READY' || status === 'SCHEDULED';

/** What was asked for, as far as it decides who confirms it. */
interface AskedCash {
  /** The id of whoever asked. */
  by: string;
  /** Rand in all. */
  amount: number;
  /** Staff noted another number of this person than the one on record. */
  isNumberNew: boolean;
}

interface CashConfirmer {
  callerId: string;
  role: ClaimRole;
  hasHighFlag: boolean;
}

/**
 * Whether somebody may confirm that a share is paid in cash: never whoever asked for it, else whoever may confirm an approval of that amount; an
 * administrator where the number is a new one. Code FORBIDDEN. Source: docs/domain/claims.md#c7-1.
 */
export function checkConfirmCash({ by, amount, isNumberNew }: AskedCash, caller: CashConfirmer): Result<true> {
  if (caller.callerId === by) return forbidden('You asked for this. Somebody else confirms it.');
  if (isNumberNew && caller.role !== 'portalAdmin') {
    return forbidden('An administrator confirms cash where the cellphone number is a new one.');
  }
  const approval = { kind: 'APPROVE', by, amount, isPartRefused: false, isCorrected: false } as const;
  return checkMayConfirm(approval, caller);
}

const notPossible = (message: string) => fail(message, 'NOT_POSSIBLE');
const forbidden = (message: string) => fail(message, 'FORBIDDEN');
