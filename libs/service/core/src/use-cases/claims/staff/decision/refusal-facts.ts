import { errorCodes } from '@portal/contract';
import {
  addDays,
  addMonths,
  anyCauseFromOf,
  type CauseOfDeath,
  type ClaimAmounts,
  type ClaimBasis,
  endOfCoverReason,
  fail,
  isCutByLaw,
  labelOf,
  naturalFromOf,
  type NothingPayable,
  ok,
  partsOfCover,
  type PlainDate,
  type RefusalFacts,
  type RefusalReason,
  refusalReasons,
  type Result,
} from '@portal/domain';
import { type ClaimRecord } from '@portal/service-store';
import { refusalFactsOf } from '../../why-nothing';

/** What the assessor said a claim, or a part of it, is refused for. */
export interface SaidReason {
  code: RefusalReason;
  cause: CauseOfDeath;
  /** The fact with its date, where people found it. */
  text: string | null;
  /** A part is refused, and the rest is paid. */
  isOfPart: boolean;
}

/** What is known about a claim that a reason may rest on. */
export interface ReasonGrounds {
  record: ClaimRecord;
  amounts: ClaimAmounts;
}

/**
 * The facts of a reason, as the letter says them. A reason that the policy has to bear out is refused with NOT_POSSIBLE where it does not, and
 * with LAPSE_NOT_PROVEN where we cannot show that we warned. Source: docs/domain/claims.md#c7-3.
 */
export function factsOfReason(said: SaidReason, { record, amounts }: ReasonGrounds): Result<RefusalFacts> {
  const { code, text, cause } = said;
  if (code === 'CRIME') return ok({ code });
  if (code === 'FRAUD') return ok({ code, fact: (text ?? '').trim().replace(/\.+$/, '') });
  if (code === 'NOT_PROVED')
    return record.deathConfirmed === null ? ok({ code }) : notPossible('The death is confirmed.');
  if (code === 'LAPSED' && record.basis.policy.code === 'LAPSE_NOT_PROVEN') {
    return fail(errorCodes.LAPSE_NOT_PROVEN.message, 'LAPSE_NOT_PROVEN');
  }
  const found = said.isOfPart ? whyPart(said, record.basis, amounts) : amounts.byCause[cause].nothing;
  if (found?.code !== code) {
    return notPossible(`The policy does not say so: ${labelOf(refusalReasons, code)}.`);
  }
  const isForStaffToSay = found.code === 'COVER_ENDED' && endOfCoverReason(found.rule) === null;
  const facts = refusalFactsOf(found, record);
  return ok(isForStaffToSay && facts.code === 'COVER_ENDED' ? { ...facts, reason: text ?? '' } : facts);
}

const notPossible = (message: string) => fail(message, 'NOT_POSSIBLE');

/** Why a part of the cover is not payable although the rest is; null: no rule of the policy says so. */
function whyPart(
  { code, cause }: SaidReason,
  { life, riders, dayOfDeath }: ClaimBasis,
  amounts: ClaimAmounts,
): NothingPayable | null {
  const parts = partsOfCover(life.cover, life.increases);
  const first = (days: readonly PlainDate[]) => days.filter((day) => day > dayOfDeath).toSorted()[0];
  const ofRiders = riders.map(({ startDate, waitingPeriodMonths }) => addMonths(startDate, waitingPeriodMonths));
  const naturalFrom = first([...parts.map(naturalFromOf), ...ofRiders]);
  const anyCauseFrom = first(parts.map(anyCauseFromOf));
  switch (code) {
    case 'LIMIT_REACHED':
      return amounts.legalMaximum !== null && isCutByLaw(amounts.byCause[cause])
        ? { code, most: amounts.legalMaximum }
        : null;
    case 'WAITING_PERIOD':
      return cause === 'NATURAL' && naturalFrom !== undefined ? { code, naturalFrom } : null;
    case 'SUICIDE':
      return cause === 'SUICIDE' && anyCauseFrom !== undefined ? { code, until: addDays(anyCauseFrom, -1) } : null;
    default:
      return null;
  }
}
