import { type ClaimCase } from '@portal/contract';
import { type AmountsOfCause, type CauseOfDeath } from '@portal/domain';
import { type ClaimRecord } from '@portal/service-store';
import { whyNothing } from '../../why-nothing';

/** What a claim pays for one cause of death, line by line. */
export const amountsOfCauseRead = (
  { lines, payableNow, payableLater, deduction, disputed, nothing }: AmountsOfCause,
  cause: CauseOfDeath,
  record: ClaimRecord,
): ClaimCase['amountsByCause'][number] => ({
  cause,
  lines: lines.map(({ kind, label, amount, payOn }) => ({ kind, label, amount, payOn })),
  payableNow,
  payableLater,
  deduction,
  disputed,
  nothing: nothing && { reasonCode: nothing.code, sentence: whyNothing(nothing, record) },
});
