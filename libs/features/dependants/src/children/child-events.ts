import { type Child } from '@portal/contract';
import {
  addDays,
  ages,
  birthdayOf,
  childCoverEnding,
  childEndSentence,
  type CoveredProduct,
  coverForChild,
  endingNoticeDays,
  formatCover,
  isActiveLife,
  moveDays,
  type PlainDate,
  proofOfStudy,
  withoutProofSentence,
} from '@portal/domain';

/** Something that will happen to a child's cover, or that must be done before it does. */
export interface ChildEvent {
  date: PlainDate;
  sentence: string;
  /** Somebody has to do something; nothing comes by itself. */
  kind: 'happens' | 'to-do';
  /** What can be done about it now, the best first. */
  ways: readonly ChildWay[];
}

/** Add the ID number, prove the studies, or move to cover as an extended member. */
export type ChildWay = 'number' | 'studies' | 'extended';

type Facts = Pick<
  Child,
  | 'First_Name'
  | 'Date_Of_Birth'
  | 'Life_Status'
  | 'Cover_End_Date'
  | 'Is_Student'
  | 'Is_Disabled'
  | 'Proof_Of_Study_Until'
  | 'Id_Outstanding_Date'
>;

/** What happens next to a child on this plan, the earliest first; what should have been done by now stands first. */
export function childEvents(child: Facts, product: CoveredProduct, today: PlainDate): ChildEvent[] {
  const ends = child.Cover_End_Date;
  if (!isActiveLife(child) || (ends !== null && ends <= today)) return [];
  const events = [
    ...numberIsDue(child, today),
    ...coverChanges(child, product, today),
    ...proofIsDue(child, today),
    ...coverEnds(child, today),
  ];
  return events
    .filter(({ date, kind }) => (date > today || kind === 'to-do') && (ends === null || date <= ends))
    .sort((a, b) => a.date.localeCompare(b.date));
}

/** Events near enough to be announced in a list: half a year ahead. */
export const eventsSoon = (events: readonly ChildEvent[], today: PlainDate): ChildEvent[] =>
  events.filter(({ date }) => date <= addDays(today, 183));

function numberIsDue({ Id_Outstanding_Date: date }: Facts, today: PlainDate): ChildEvent[] {
  if (date === null) return [];
  const sentence = date < today ? 'The ID number was due: add it now.' : 'Last day to add the ID number.';
  return [{ date, kind: 'to-do', sentence, ways: ['number'] }];
}

function coverChanges({ Date_Of_Birth: birth }: Facts, product: CoveredProduct, today: PlainDate): ChildEvent[] {
  return Object.values(ages).flatMap((age) => {
    const date = birthdayOf(birth, age);
    const [before, after] = [addDays(date, -1), date].map((day) => coverForChild(product, birth, day));
    if (date <= today || before === undefined || after === undefined || before === after) return [];
    const amounts = `${formatCover(before)} to ${formatCover(after)}`;
    return [{ date, kind: 'happens', sentence: `Turns ${age}: cover changes from ${amounts}.`, ways: [] }];
  });
}

/** A student proves the studies each year; until the 22nd birthday cover goes on without. */
function proofIsDue(child: Facts, today: PlainDate): ChildEvent[] {
  const { Is_Student, Is_Disabled, Proof_Of_Study_Until: until, Date_Of_Birth: birth } = child;
  if (!Is_Student || Is_Disabled) return [];
  const proof = proofOfStudy({ birth, provedUntil: until }, today);
  const { due: date } = proof;
  const what = date < today ? 'Proof of study was due.' : 'Last day for new proof of study.';
  return [{ date, kind: 'to-do', sentence: `${what} ${withoutProofSentence(proof, today)}`, ways: ['studies'] }];
}

function coverEnds(child: Facts, today: PlainDate): ChildEvent[] {
  const { Cover_End_Date: date } = child;
  if (date === null) return [];
  return [{ date, kind: 'happens', sentence: childEndSentence(child, date, false), ways: waysOn(child, date, today) }];
}

/** What the sentence offers, once it is time for it. */
function waysOn(child: Facts, ends: PlainDate, today: PlainDate): ChildWay[] {
  const { why } = childCoverEnding(child) ?? {};
  const isIn = (days: number) => ends <= addDays(today, days);
  return [
    ...(why === 'USUAL_AGE' && !child.Is_Student && isIn(endingNoticeDays) ? ['studies' as const] : []),
    ...((why === 'USUAL_AGE' || why === 'STUDENT_AGE') && isIn(moveDays) ? ['extended' as const] : []),
  ];
}
