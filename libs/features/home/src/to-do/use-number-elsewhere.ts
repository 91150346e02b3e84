import { useUser } from '@portal/auth';
import { type ApprovalAction, type Policy } from '@portal/contract';
import { useEffect, useState } from 'react';
import type * as numbers from './number-elsewhere';
import { type ToDo } from './to-do-facts';

/** What is to do about a cellphone number that differs from that of another policy. Only whoever has two fetches it. */
export function useNumberElsewhere(policy: Policy, actions: readonly ApprovalAction[]): ToDo[] {
  const { data } = useUser().whoAmI;
  const [part, setPart] = useState<typeof numbers>();
  const latest = data?.cellNumber;
  const mayDiffer = Boolean(latest) && latest !== policy.MainMember.Cell_Number && (data?.policyCount ?? 0) > 1;
  useEffect(() => {
    if (mayDiffer) void import('./number-elsewhere').then(setPart, () => undefined);
  }, [mayDiffer]);
  return part && latest && mayDiffer ? part.numberElsewhere({ policy, actions, latest }) : [];
}
