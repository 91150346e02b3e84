import { Sentences } from '@portal/policy-workflow/changes';
import { type Policy } from '@portal/contract';
import { coverToComeSentence, type Identified, newLifeCover, type PlainDate } from '@portal/domain';

interface Joining {
  kind: 'SPOUSE' | 'CHILD' | 'EXTENDED_MEMBER';
  body: object;
  policy: Policy | undefined;
  today: PlainDate;
}

/** From when somebody new is covered, were the request approved this month (docs/domain/policy.md#r4-3). */
export function newLifeNotes({ kind, body, policy, today }: Joining) {
  if (policy === undefined) return null;
  const { starts, waitingEnds } = newLifeCover(policy, kind, body as Identified, today);
  const sentence = coverToComeSentence({ Cover_Start_Date: starts, Waiting_Period_End_Date: waitingEnds });
  return <Sentences title="If approved this month" all={[`${sentence}.`]} />;
}
