import { type Policy } from '@portal/contract';
import { customerMay, formatDate, isCovering, type PlainDate } from '@portal/domain';

/** What somebody may do about documents at all while the policy stands as it does, and where that leads. */
export interface StillPossible {
  sentence: string;
  leadsTo: 'pay-now' | 'create-policy' | 'call';
}

type Standing = Pick<Policy, 'Policy_Status' | 'Reinstatement_End_Date'>;

const stillHere = 'The documents that are here you can still see and download.';

/** What there is at this insurer: benefit certificates, and applications for a policy. */
export interface OnOffer {
  certificates: boolean;
  newPolicies: boolean;
}

/** Null while schedules are given and documents taken. Source: docs/domain/policy.md#r4-3 and #r4-4. */
export function stillPossible(policy: Standing, today: PlainDate, has: OnOffer): StillPossible | null {
  const { Policy_Status: status, Reinstatement_End_Date: until } = policy;
  if (customerMay(status, 'documents').success) return null;
  if (status === 'LAPSED' && until !== null && today <= until) {
    return {
      sentence: `${stillHere} Pay what is outstanding by ${formatDate(until)}, and your cover and its documents are back.`,
      leadsTo: 'pay-now',
    };
  }
  if (isCovering(status)) {
    const certificate = has.certificates ? 'You can issue a benefit certificate. ' : '';
    return { sentence: `${stillHere} ${certificate}For a schedule, call us.`, leadsTo: 'call' };
  }
  return {
    sentence: `${stillHere} For cover, you need a new policy.`,
    leadsTo: has.newPolicies ? 'create-policy' : 'call',
  };
}
