import { ageOn } from '../people/age';
import { childCoverEnds } from '../lives/child-cover';
import { addDays, type PlainDate, yearOf } from '../base/plain-date';
import { proofOfStudy } from '../lives/proof-of-study';
import { type AddedCover } from '../cover/parts-of-cover';
import { isActiveLife } from '../people/life-status';
import { namesInWords } from '../people/names-in-words';
import { type Reminder, remindersBefore } from './reminder';

/** Somebody on the policy, as reminders need them. */
export interface RemindedLife {
  id: string;
  First_Name: string;
  Life_Status: string;
  Cover_Start_Date: PlainDate;
  Waiting_Period_End_Date: PlainDate;
}

/** A child, the same way. */
export interface RemindedChild extends RemindedLife {
  Date_Of_Birth: PlainDate;
  Cover_End_Date: PlainDate | null;
  Is_Student: boolean;
  Is_Disabled: boolean;
  Proof_Of_Study_Until: PlainDate | null;
  Id_Number: string | null;
  Id_Outstanding_Date: PlainDate | null;
}

/** A waiting period that ended is news for two weeks. */
const newsDays = 14;

/** Somebody who waited until a day. */
interface Waited {
  name: string;
  day: PlainDate;
}

/** Whose waiting period ends: everybody whose does on one day in one message. */
export function waitingPeriodReminders(policyId: string, lives: readonly RemindedLife[]): Reminder[] {
  const waited = lives.filter((life) => isActiveLife(life) && life.Waiting_Period_End_Date > life.Cover_Start_Date);
  const ends = waited.map((life): Waited => ({ name: life.First_Name, day: life.Waiting_Period_End_Date }));
  return newsOfEach('WAITING_PERIOD_ENDED', policyId, ends);
}

/** The same for what a change of plan has added to somebody's cover. */
export function extraCoverReminders(
  policyId: string,
  lives: readonly RemindedLife[],
  increases: readonly AddedCover[],
): Reminder[] {
  const ends = lives.filter(isActiveLife).flatMap(({ id, First_Name: name }) => {
    const waited = increases.filter((one) => one.lifeId === id && one.waitingPeriodEndDate > one.startDate);
    const days = new Set(waited.map((one) => one.waitingPeriodEndDate));
    return [...days].map((day): Waited => ({ name, day }));
  });
  return newsOfEach('EXTRA_COVER_WAITED', policyId, ends);
}

function newsOfEach(kind: Reminder['kind'], subject: string, ends: readonly Waited[]): Reminder[] {
  const byDay = Map.groupBy(ends, ({ day }) => day);
  return [...byDay].map(([day, waited]) => {
    const name = namesInWords(waited.map((one) => one.name));
    return { kind, subject, day, until: addDays(day, newsDays), date: day, name };
  });
}

/** What a policyholder must know about a child in time: cover that ends, proof that is due, an ID number that is missing. */
export const childReminders = (child: RemindedChild, today: PlainDate): Reminder[] =>
  isActiveLife(child) ? [...coverEnd(child), ...study(child, today), ...missingId(child)] : [];

function coverEnd(child: RemindedChild): Reminder[] {
  const { id: subject, First_Name: name, Date_Of_Birth: birth, Cover_End_Date: date } = child;
  if (date === null) return [];
  const isUsual = ageOn(birth, date) === childCoverEnds.usual && !child.Is_Student;
  return remindersBefore({ kind: isUsual ? 'CHILD_AGE_LIMIT' : 'CHILD_COVER_ENDS', subject, date, name });
}

/** Studies that were never proved are to be proved this year and the next. */
function study(child: RemindedChild, today: PlainDate): Reminder[] {
  const { id: subject, First_Name: name, Date_Of_Birth: birth, Proof_Of_Study_Until: provedUntil } = child;
  if (!child.Is_Student || child.Is_Disabled) return [];
  const year = yearOf(today);
  const days = provedUntil === null ? [`${year}-01-01`, `${year + 1}-01-01`] : [today];
  const ends = new Set(days.map((day) => proofOfStudy({ birth, provedUntil }, day).coverEndsWithout));
  return [...ends]
    .filter((date) => child.Cover_End_Date === null || date < child.Cover_End_Date)
    .flatMap((date) => remindersBefore({ kind: 'PROOF_OF_STUDY_DUE', subject, date, name }));
}

const missingId = ({ id: subject, First_Name: name, Id_Number, Id_Outstanding_Date: date }: RemindedChild) =>
  date === null || Id_Number ? [] : remindersBefore({ kind: 'ID_OUTSTANDING', subject, date, name });
