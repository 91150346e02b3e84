import { QueryView, useSelectedPolicyNumber } from '@portal/policy-workflow';
import { usePolicySummary } from '@portal/policy-workflow/servicing';
import { Columns, PageLayout, SkeletonCard, Stack } from '@portal/ui-kit';
import { LastContacts } from './last-contacts';
import { Notes } from './notes/notes';
import { OnThePolicy } from './on-the-policy';
import { OpenRequests } from './open-requests';
import { Person } from './person';
import { PoliciesOfPerson } from './policies-of-person';
import { Standing } from './standing';
import { WhatToDo } from './what-to-do';

/** One page about a policy for staff: who, how the premium stands, what is open, what was said, and the ways into every form. */
function ServicedHome() {
  const policyNumber = useSelectedPolicyNumber() ?? '';
  const summary = usePolicySummary();
  const { data } = summary;
  return (
    <PageLayout
      title={data?.mainMember.name ?? `Policy ${policyNumber}`}
      description={data && `${data.productName}, policy ${policyNumber}`}
      side={<WhatToDo />}
    >
      <Stack gap="lg">
        <QueryView query={summary} loading={<Loading />} failed="The summary could not be loaded">
          {(summary) => (
            <>
              <Columns min="lg" gap="lg">
                <Standing summary={summary} />
                <Person summary={summary} />
              </Columns>
              <Columns min="lg" gap="lg">
                <OpenRequests requests={summary.openRequests} />
                <LastContacts contacts={summary.contacts} />
              </Columns>
              <Notes policyNumber={policyNumber} notes={summary.notes} />
              <PoliciesOfPerson policies={summary.policies} onScreen={policyNumber} />
            </>
          )}
        </QueryView>
        <OnThePolicy />
      </Stack>
    </PageLayout>
  );
}
// React.lazy asks for a default export.
export default ServicedHome;

const Loading = () => (
  <Stack gap="lg" aria-busy="true" aria-label="Loading the policy">
    <SkeletonCard />
    <SkeletonCard />
    <SkeletonCard />
  </Stack>
);
