import { type Policy } from '@portal/contract';
import {
  changeEffectiveDate,
  formatDate,
  isNewbornAddition,
  isPlainDate,
  type PlainDate,
  waitingPeriodEnd,
} from '@portal/domain';
import { Sentences } from './sentences';

/** From when somebody new is covered, were the request approved this month (domain rules 4.3). */
export function newLifeNotes(body: object, policy: Policy | undefined, today: PlainDate) {
  const { Date_Of_Birth: birth } = body as { Date_Of_Birth?: unknown };
  const starts = changeEffectiveDate(today);
  const parentHasServed = policy !== undefined && policy.MainMember.Waiting_Period_End_Date <= today;
  const isNewborn = isPlainDate(birth) && isNewbornAddition(birth, today);
  const naturalCauses =
    parentHasServed && isNewborn
      ? 'There is no waiting period, because you have served yours and the child is not older than 90 days.'
      : `Cover for natural causes starts on ${formatDate(waitingPeriodEnd(starts))}.`;
  return (
    <Sentences
      title="If we approve this before the end of the month"
      all={[`Cover for accidental death starts on ${formatDate(starts)}.`, naturalCauses]}
    />
  );
}
