import { type ApprovalAction, type Policy } from '@portal/contract';
import {
  actionTypes,
  ageOn,
  birthdayOf,
  formatDate,
  hasNoCover,
  labelOf,
  limits,
  type PlainDate,
  proofOfStudyDue,
  studentCoverLapses,
  yearOf,
} from '@portal/domain';

/** Something that will happen to the plan or to somebody on it. */
export interface NextEvent {
  date: PlainDate;
  sentence: string;
}

/** What comes next on this policy, the earliest first. */
export function nextEvents(policy: Policy, waiting: readonly ApprovalAction[], today: PlainDate): NextEvent[] {
  if (hasNoCover(policy.Policy_Status)) return [];
  return [...approved(waiting), ...policy.Children.flatMap((child) => childEvents(child, today)), anniversary(policy)]
    .filter(({ date }) => date > today)
    .toSorted((one, other) => one.date.localeCompare(other.date));
}

const anniversary = ({ Anniversary_Date: date, Inception_Date }: Policy): NextEvent => ({
  date,
  sentence:
    `Your policy turns ${ageOn(Inception_Date, date)}. Premiums are reviewed once a year; ` +
    `we tell you at least ${limits.PREMIUM_REVIEW_NOTICE_DAYS} days before yours changes.`,
});

const approved = (waiting: readonly ApprovalAction[]): NextEvent[] =>
  waiting.flatMap(({ status, effectiveDate, actionType, entityLabel }) =>
    status === 'APPROVED' && effectiveDate !== null
      ? [
          {
            date: effectiveDate,
            sentence: `${labelOf(actionTypes, actionType)} (${entityLabel}) applies: it is approved.`,
          },
        ]
      : [],
  );

function childEvents(child: Policy['Children'][number], today: PlainDate): NextEvent[] {
  const { First_Name: name, Date_Of_Birth: birth, Cover_End_Date: ends, Life_Status, Is_Student, Is_Disabled } = child;
  if (Life_Status !== 'ACTIVE' || ends === null || ends <= today) return [];
  const last: NextEvent = { date: ends, sentence: coverEnds(name, birth, ends, Is_Student) };
  const due = nextProof(child.Proof_Of_Study_Until, today);
  if (!Is_Student || Is_Disabled || due >= ends) return [last];
  const lapses = formatDate(studentCoverLapses(yearOf(due)));
  return [
    { date: due, sentence: `Last day for new proof of ${name}’s studies. Without it cover may end on ${lapses}.` },
    last,
  ];
}

/** The first day of proof after what was proved, or after today. */
function nextProof(provedUntil: PlainDate | null, today: PlainDate): PlainDate {
  const from = provedUntil !== null && provedUntil > today ? provedUntil : today;
  const thisYear = proofOfStudyDue(yearOf(from));
  return thisYear >= from ? thisYear : proofOfStudyDue(yearOf(from) + 1);
}

function coverEnds(name: string, birth: PlainDate, ends: PlainDate, isStudent: boolean): string {
  const age = [22, 26].find((one) => birthdayOf(birth, one) === ends);
  if (age === undefined) return `Cover of ${name} ends.`;
  const instead = `move ${name} to extended cover`;
  return age === 22 && !isStudent
    ? `${name} turns 22 and cover ends. Before then, send proof of full-time study or ${instead}.`
    : `${name} turns ${age} and cover ends. Before then you can ${instead}.`;
}
