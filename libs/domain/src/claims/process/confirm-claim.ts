import { formatRand, toCents } from '../../base/money';
import { fail, ok, type Result } from '../../base/result';
import { type ClaimDecision } from '../../code-lists/claims';
import { claimLimits } from './claim-limits';
import { claimReachOf, type ClaimRole } from './claim-permissions';

/** What was recommended about a claim, as far as it decides who confirms it. */
export interface Recommendation {
  kind: ClaimDecision;
  /** The id of the assessor. */
  by: string;
  /** Rand, payable now and later. */
  amount: number;
  /** A part is refused for good, not only disputed. */
  isPartRefused: boolean;
  /** The amount is another than what was computed. */
  isCorrected: boolean;
}

/** What else is asked before somebody confirms. */
export interface ConfirmingFacts {
  callerId: string;
  role: ClaimRole;
  hasHighFlag: boolean;
}

/**
 * Whether somebody may confirm what another recommended; code FORBIDDEN. Always two people: never the assessor; a refusal, also of a part, a
 * flag of high risk, a corrected amount and more than the limit of consultants need an administrator. Source: docs/domain/claims.md#c7-1.
 */
export function checkMayConfirm(recommended: Recommendation, caller: ConfirmingFacts): Result<true> {
  const { kind, by, amount, isPartRefused, isCorrected } = recommended;
  if (claimReachOf('confirm a claim', caller.role) === null) return forbidden('You do not have access to this');
  if (caller.callerId === by) return forbidden('You recommended this. Somebody else confirms it.');
  if (caller.role === 'portalAdmin') return ok(true);
  if (kind === 'REPUDIATE' || isPartRefused) return forbidden('An administrator confirms a refusal.');
  if (caller.hasHighFlag) return forbidden('An administrator confirms a claim with a flag of high risk.');
  if (isCorrected) return forbidden('An administrator confirms an amount that was corrected.');
  const most = claimLimits.CONSULTANT_CONFIRMS_AT_MOST;
  return toCents(amount) > toCents(most)
    ? forbidden(`An administrator confirms more than ${formatRand(most)}.`)
    : ok(true);
}

const forbidden = (message: string) => fail(message, 'FORBIDDEN');

/**
 * Whether an amount other than the computed one may be recommended: it can only raise, with a reason, and an administrator confirms it.
 * Rand; code VALIDATION_ERROR. Source: docs/domain/claims.md#c7-2.
 */
export function checkCorrection(computed: number, corrected: number, reason: string): Result<true> {
  if (toCents(corrected) < toCents(computed)) {
    return fail('A correction can only raise what was computed.', 'VALIDATION_ERROR');
  }
  return reason.trim() === '' ? fail('Enter the reason for the correction', 'VALIDATION_ERROR') : ok(true);
}
