import { type ClaimCase } from '@portal/contract';
import { type Holder, holderOf, refused, type Refused } from '@portal/service-change-pipeline';
import { type ClaimRow } from '@portal/service-store';
import { type StaffCaller } from '../../../caller/caller';

type Taken = Pick<ClaimRow, 'takenBy' | 'takenByName' | 'takenAt'>;

/** Who else works on a claim; null for its holder and for nobody. */
function otherHolder(claim: Taken, { staff }: StaffCaller, now: Date): Holder | null {
  const holder = holderOf(claim, now);
  return holder === null || holder.id === staff.id ? null : holder;
}

/** What one member of staff works on no other one touches. */
export function checkNotTaken(claim: Taken, caller: StaffCaller, now: Date): Refused | null {
  const holder = otherHolder(claim, caller, now);
  return holder && refused('TAKEN', `${holder.name} is working on this claim.`);
}

/** Who works on a claim now, as this member of staff reads it. */
export function takenBy(claim: Taken, { staff }: StaffCaller, now: Date): ClaimCase['takenBy'] {
  const holder = holderOf(claim, now);
  return holder && { id: holder.id, name: holder.name, at: holder.at.toISOString(), isMine: holder.id === staff.id };
}
