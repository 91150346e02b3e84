import { type Policy } from '@portal/contract';
import {
  changeEffectiveDate,
  coverToComeSentence,
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
  const Waiting_Period_End_Date = parentHasServed && isNewborn ? starts : waitingPeriodEnd(starts);
  const sentence = coverToComeSentence({ Cover_Start_Date: starts, Waiting_Period_End_Date });
  return <Sentences title="If we approve this before the end of the month" all={[`${sentence}.`]} />;
}
