import { type Policy, portalPaths } from '@portal/contract';
import { canBeReinstated, formatDate, formatRand, outstandingAmount, type PlainDate } from '@portal/domain';
import { useToday } from '@portal/policy-workflow';
import { Alert } from '@portal/ui-kit';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';

const payNow = <Link to={portalPaths.payNow()}>Pay now</Link>;
const dateOf = (date: string | null) => (date ? formatDate(date) : 'the end of the month');

/** What the policy's status means for the family, and what to do; nothing while all is well. */
export function StatusNotice({ policy }: { policy: Policy }) {
  const notice = noticeOf(policy, useToday());
  return notice && <Alert tone={notice.tone}>{notice.text}</Alert>;
}

function noticeOf(policy: Policy, today: PlainDate): { tone: 'info' | 'warning' | 'error'; text: ReactNode } | null {
  const amount = formatRand(outstandingAmount(policy));
  switch (policy.Policy_Status) {
    case 'IN_GRACE':
      return {
        tone: 'warning',
        text: (
          <>
            A premium is outstanding. You stay covered until {dateOf(policy.Grace_End_Date)}: pay {amount} before then
            to keep your cover. {payNow}
          </>
        ),
      };
    case 'LAPSED':
      return {
        tone: 'error',
        text: canBeReinstated(policy, today) ? (
          <>
            This policy has lapsed and nobody on it is covered. Pay {amount} before{' '}
            {dateOf(policy.Reinstatement_End_Date)} to reinstate it on the same terms. {payNow}
          </>
        ) : (
          <>This policy has lapsed and nobody on it is covered.</>
        ),
      };
    case 'PENDING':
      return { tone: 'info', text: <>Your cover starts once we have received your first premium. {payNow}</> };
    case 'PAID_UP':
      return { tone: 'info', text: <>This policy is paid up: the cover goes on and no premium is due.</> };
    case 'CANCELLED':
      return {
        tone: 'info',
        text: (
          <>
            This policy was cancelled{policy.Cancellation_Date && ` on ${formatDate(policy.Cancellation_Date)}`}. Nobody
            on it is covered.
          </>
        ),
      };
    case 'NOT_TAKEN_UP':
      return { tone: 'info', text: <>We did not receive a first premium, so this policy never started.</> };
    case 'CLAIMED':
      return { tone: 'info', text: <>The claim on this policy was paid and the policy has ended.</> };
    case 'ACTIVE':
      return policy.Pending_Actions > 0
        ? {
            tone: 'info',
            text: (
              <>
                {policy.Pending_Actions === 1 ? 'One change is' : `${policy.Pending_Actions} changes are`} awaiting
                approval. Until then everything stays as shown here.
              </>
            ),
          }
        : null;
  }
}
