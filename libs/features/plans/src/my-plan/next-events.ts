import { type ApprovalAction, childStudiesPath, type Policy } from '@portal/contract';
import {
  actionTypes,
  ageOn,
  childEndSentence,
  hasNoCover,
  isActiveLife,
  labelOf,
  type PlainDate,
  proofOfStudy,
  withoutProofSentence,
} from '@portal/domain';

/** Something that will happen to the plan or to somebody on it. */
export interface NextEvent {
  date: PlainDate;
  sentence: string;
  /** Where somebody does what it asks for. It stays when its day has passed. */
  toDo?: { to: string; label: string };
}

/** What comes next on this policy, the earliest first. */
export function nextEvents(policy: Policy, waiting: readonly ApprovalAction[], today: PlainDate): NextEvent[] {
  if (hasNoCover(policy.Policy_Status)) return [];
  return [...approved(waiting), ...policy.Children.flatMap((child) => childEvents(child, today)), anniversary(policy)]
    .filter(({ date, toDo }) => date > today || toDo)
    .toSorted((one, other) => one.date.localeCompare(other.date));
}

const anniversary = ({ Anniversary_Date: date, Inception_Date }: Policy): NextEvent => ({
  date,
  sentence: `Your policy turns ${ageOn(Inception_Date, date)}.`,
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
  const { Cover_End_Date: ends } = child;
  if (!isActiveLife(child) || ends === null || ends <= today) return [];
  return [...proofIsDue(child, ends, today), { date: ends, sentence: childEndSentence(child, ends, true) }];
}

/** Proof that is due before cover ends anyway; what was missed stays until it is there. */
function proofIsDue(child: Policy['Children'][number], ends: PlainDate, today: PlainDate): NextEvent[] {
  const { id, First_Name: name, Date_Of_Birth: birth, Proof_Of_Study_Until: provedUntil } = child;
  const proof = proofOfStudy({ birth, provedUntil }, today);
  const { due } = proof;
  if (!child.Is_Student || child.Is_Disabled || due >= ends) return [];
  const what = due < today ? `Proof of ${name}’s studies was due.` : `Last day for new proof of ${name}’s studies.`;
  return [
    {
      date: due,
      sentence: `${what} ${withoutProofSentence(proof, today)}`,
      toDo: { to: childStudiesPath(id), label: 'Send it' },
    },
  ];
}
