import { type ApprovalDecision } from '@portal/contract';
import { takenSince } from '@portal/domain';
import { type ApprovalActionRow } from '@portal/service-store';
import { type Actor, refused, type Refused } from '../base/change';

/** Who of the staff works on a request. */
export interface Holder {
  id: string;
  name: string;
  at: Date;
}

type Taken = Pick<ApprovalActionRow, 'takenBy' | 'takenByName' | 'takenAt'>;

/** Who works on a request now; null when nobody does, or did for an hour. */
export const holderOf = ({ takenBy, takenByName, takenAt }: Taken, now: Date): Holder | null =>
  takenBy !== null && takenAt !== null && takenAt > takenSince(now)
    ? { id: takenBy, name: takenByName ?? 'Somebody else', at: takenAt }
    : null;

export const takenSentence = ({ name }: Holder): string => `${name} is working on this request.`;

/** Who else of the staff works on it; null for its holder, for nobody, and for customers, whom it does not concern. */
export function otherHolder(action: Taken, actor: Actor, now: Date): Holder | null {
  const holder = holderOf(action, now);
  return holder === null || holder.id === actor.id || actor.kind === 'customer' ? null : holder;
}

/** What one member of staff works on no other one decides. Whoever asked may take it back all the same. */
export function checkNotTaken(
  action: Taken,
  actor: Actor,
  now: Date,
  decision: ApprovalDecision['decision'] = 'APPROVE',
): Refused | null {
  const holder = decision === 'CANCEL' ? null : otherHolder(action, actor, now);
  return holder && refused('TAKEN', takenSentence(holder));
}
