import { readQuery } from '@portal/api-client';
import { accessLogAdditions } from '@portal/contract';
import { PolicyPage, useIsServicing, useSelectedPolicyNumber } from '@portal/policy-workflow';
import { Alert, EmptyState, Text } from '@portal/ui-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Paged, usePageInAddress } from '../shared/paged';
import { AccessDays } from './access-days';
import { AskOrComplain } from './ask-or-complain';

/** Which of our staff looked at the policy, when and why; page by page. */
function AccessLogScreen() {
  const policyNumber = useSelectedPolicyNumber();
  const isServicing = useIsServicing();
  const pageNumber = usePageInAddress();
  const log = useQuery({
    ...readQuery(accessLogAdditions.accessLog, { policyNumber }, { pageNumber }),
    placeholderData: keepPreviousData,
  });
  return (
    <PolicyPage
      title="Who looked at your policy"
      description="Whenever one of our staff opens your policy or does something with it, it is written down here. Nobody can change this list."
    >
      {isServicing && <Alert tone="info">Staff see here, word for word, what the policyholder reads.</Alert>}
      <Paged
        query={log}
        empty={
          <EmptyState>
            <Text>
              {pageNumber > 1 ? 'There is nothing on this page.' : 'None of our staff has looked at your policy.'}
            </Text>
            <Text>What our systems do by themselves, like reminders of a premium, does not count as looking.</Text>
          </EmptyState>
        }
      >
        {(entries) => <AccessDays entries={entries} />}
      </Paged>
      {!isServicing && <AskOrComplain />}
    </PolicyPage>
  );
}
export { AccessLogScreen as Component };
