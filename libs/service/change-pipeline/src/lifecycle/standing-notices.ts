import { firstUnpaidDue, premiumPosition, type StatusEvent } from '@portal/domain';
import { type StoredPolicy } from '@portal/service-store';
import { type Notice } from '../base/notices';

/** What the policyholder is told of a transition; a text message too where cover is at stake. */
export function noticesOfTransition(event: StatusEvent, before: StoredPolicy, after: StoredPolicy): Notice[] {
  const smsTo = after.MainMember.Cell_Number;
  switch (event) {
    case 'UNPAID_NOTICE_SENT':
      return [
        {
          type: 'PREMIUM_UNPAID_NOTICE',
          amount: arrearsOf(after, after.Unpaid_Notice_Date),
          since: firstUnpaidDue(after),
          ...(after.Grace_End_Date !== null && { date: after.Grace_End_Date }),
          smsTo,
        },
      ];
    case 'LAPSED':
      return [
        {
          type: 'POLICY_LAPSED',
          amount: arrearsOf(after, after.Lapse_Date),
          ...(after.Reinstatement_End_Date !== null && { date: after.Reinstatement_End_Date }),
          smsTo,
        },
      ];
    case 'FIRST_PREMIUM_PAID':
      return after.Children.flatMap(({ First_Name: name, Cover_End_Date: date }) =>
        date !== null && date <= after.Inception_Date ? [{ type: 'CHILD_COVER_ENDS', name, date, isFirst: true }] : [],
      );
    case 'REINSTATED':
      return [{ type: 'POLICY_REINSTATED', smsTo }];
    case 'CANCELLED_AFTER_LAPSE':
      return [{ type: 'POLICY_CANCELLED', since: before.Lapse_Date, smsTo }];
    default:
      return [];
  }
}

const arrearsOf = (policy: StoredPolicy, day: string | null | undefined) =>
  premiumPosition(policy, day ?? policy.Inception_Date, false).Arrears_Amount;
