import {
  childCoverOn,
  coverOn,
  hasCoverEnded,
  isCovering,
  livesOf,
  type PersonCover,
  type PlainDate,
  type PolicyCover,
  premiumPosition,
  suicideExclusionEnd,
  todayInJohannesburg,
} from '@portal/domain';
import { type PolicyRow } from '@portal/service-store';
import { type PolicyInvariant } from './seen';

type Stored = PolicyRow['record'];

/** What the record says that somebody's whole cover is on a day, in rand, worked out without the answer that is asked about it. */
function approvedCover({ Product, MainMember, Spouse, Children, ExtendedMembers }: Stored, on: PlainDate) {
  const takes = livesOf(Product.Product_Name);
  return [
    { life: MainMember, amount: Product.levelOfCover },
    ...(Spouse ? [{ life: Spouse, amount: takes.spouse ? Product.spouseCover : 0 }] : []),
    ...Children.map((life) => ({ life, amount: takes.children ? childCoverOn(life, Product, on) : 0 })),
    ...ExtendedMembers.map((life) => ({ life, amount: life.Cover_Amount })),
  ].map(({ life, amount }) => {
    const isEffective = life.Life_Status === 'ACTIVE' && life.Cover_Start_Date <= on && !hasCoverEnded(life, on);
    return { life, amount: isEffective ? amount : 0 };
  });
}

/** Nobody is covered by a policy that covers nobody, for more than is approved and effective, or for a cause that still waits. */
const coverIsApprovedAndEffective: PolicyInvariant = ({ row, today }) => {
  const { record, status } = row;
  const { people, covered } = coverOn(record, { on: today });
  const isLastDay = status === 'CANCELLED' && record.Lapse_Date === null && record.Cancellation_Date === today;
  if (!isCovering(status))
    return covered > 0 && !isLastDay ? `${covered} people are covered while it is ${status}` : null;
  for (const { life, amount } of approvedCover(record, today)) {
    const person = people.find(({ personId }) => personId === life.id);
    const added = record.Cover_Increases.filter(({ lifeId }) => lifeId === life.id);
    const waits = life.Waiting_Period_End_Date > today || added.some((one) => one.waitingPeriodEndDate > today);
    const excludes = [life.Cover_Start_Date, ...added.map(({ startDate }) => startDate)].some(
      (start) => suicideExclusionEnd(start) >= today,
    );
    const broken = person ? brokenAmount(person, { amount, waits, excludes }) : 'somebody is missing';
    if (broken !== null) return broken;
  }
  return null;
};

function brokenAmount(
  { amounts, base }: PersonCover,
  { amount, waits, excludes }: { amount: number; waits: boolean; excludes: boolean },
): string | null {
  const { accident, natural, suicide } = amounts;
  if (accident !== amount) return `${accident} is paid for an accident where ${amount} is approved`;
  if (waits ? natural > amount : natural !== amount) return `${natural} is paid for natural causes of ${amount}`;
  if (excludes ? suicide > natural : suicide !== natural) return `${suicide} is paid for suicide of ${natural}`;
  const isFull = amount > 0 && !waits && !excludes;
  return isFull && base.state !== 'full' ? `somebody with nothing excluded is ${base.state}` : null;
}

/** Whoever may lose cover because a premium is unpaid is told how much keeps it. */
const graceIsAThreat: PolicyInvariant = ({ row, today }) => {
  if (row.status !== 'IN_GRACE') return null;
  const { Arrears_Amount } = premiumPosition(row.record, today, false);
  const { people } = coverOn({ ...row.record, Arrears_Amount }, { on: today });
  const untold = people.filter(({ amounts, threats }) => amounts.accident > 0 && !threats.some(isPayable));
  return untold.length > 0 ? `${untold.length} people in grace are not told what keeps their cover` : null;
};
const isPayable = (threat: PersonCover['threats'][number]) => threat.kind === 'grace' && threat.amount > 0;

/** A policy that began or came back says more about the days before than was known on them; and a lapse holds from its own day. */
function isRecordedSince(before: PolicyRow, { record, status }: PolicyRow, on: PlainDate): boolean {
  const cameBack = !isCovering(before.status) && isCovering(status);
  return before.status === 'PENDING' || cameBack || (record.Lapse_Date !== null && record.Lapse_Date <= on);
}

const paidFor = ({ people }: PolicyCover) =>
  new Map(people.map(({ personId, amounts }) => [personId, JSON.stringify(amounts)]));

/** What was answered for a day is answered for it later, unless something was recorded that says otherwise. */
const aPastDayKeepsItsAnswer: PolicyInvariant = ({ row, before, today }) => {
  if (before === null) return null;
  const on = todayInJohannesburg(before.updatedAt);
  if (on >= today || isRecordedSince(before, row, on)) return null;
  if (livesOfRecord(before.record) !== livesOfRecord(row.record)) return null;
  const [then, now] = [paidFor(coverOn(before.record, { on })), paidFor(coverOn(row.record, { on, asOf: today }))];
  const other = [...then].filter(([id, amounts]) => now.get(id) !== amounts);
  return other.length > 0 ? `the answer for ${on} is another for ${other.length} people` : null;
};

/** Everything about people and plan: what a change of it says about days before is not known from the record alone. */
const livesOfRecord = ({ Product, MainMember, Spouse, Children, ExtendedMembers, Cover_Increases }: Stored) =>
  JSON.stringify([Product.id, MainMember, Spouse, Children, ExtendedMembers, Cover_Increases]);

export const coverInvariants: Record<string, PolicyInvariant> = {
  'cover-is-approved-and-effective': coverIsApprovedAndEffective,
  'grace-is-a-threat': graceIsAThreat,
  'a-past-day-keeps-its-answer': aPastDayKeepsItsAnswer,
};
