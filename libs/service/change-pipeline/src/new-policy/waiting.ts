import { type Identity } from '@portal/contract';
import {
  isActiveLife,
  isNewbornAddition,
  isSamePerson,
  type PlainDate,
  type PreviousCover,
  waitingEndAfter,
} from '@portal/domain';
import { type StoredPolicy } from '@portal/service-store';
import { type Application, type ApplicationFacts } from './application';
import { livesOn } from '../record/lives-on';

/**
 * From when each person of an application is covered for natural causes too.
 *
 * A policy of ours is asked itself who was on it and what of the waiting period is left. Of another insurer's there is
 * only what the applicant says, for everybody alike; staff look at it before they approve.
 */
export function waitingEnds(application: Application, { inception, applicant }: ApplicationFacts) {
  const { previousPolicy: previous, MainMember } = application;
  const ours = applicant.policies.find(({ Policy_Number }) => Policy_Number === previous?.policyNumber);
  const before = (person: Identity): PreviousCover | null => {
    if (previous === null) return null;
    if (ours) return coverOnOurs(ours, person, inception);
    const { endDate, waitingServed } = previous;
    return { startDate: null, endDate, hasLapsed: false, waitingServed, waitingEndDate: null };
  };
  const parentHasServed = waitingEndAfter(before(MainMember), inception) <= inception;
  return (person: Identity): PlainDate =>
    parentHasServed && isNewbornAddition(person.Date_Of_Birth, inception)
      ? inception
      : waitingEndAfter(before(person), inception);
}

/** What we know ourselves of a person's cover on a policy; null for somebody who was not on it, or whom it never covered. */
function coverOnOurs(policy: StoredPolicy, person: Identity, inception: PlainDate): PreviousCover | null {
  const life = livesOn(policy).find((one) => isActiveLife(one) && isSamePerson(one, person));
  if (!life || policy.Policy_Status === 'PENDING' || policy.Policy_Status === 'NOT_TAKEN_UP') return null;
  const endDate = policy.Lapse_Date ?? policy.Cancellation_Date;
  const { Cover_Start_Date: startDate, Waiting_Period_End_Date: waitingEndDate } = life;
  return {
    startDate,
    endDate,
    waitingEndDate,
    hasLapsed: policy.Policy_Status === 'LAPSED',
    waitingServed: waitingEndDate <= (endDate ?? inception),
  };
}
