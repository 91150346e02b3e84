import { readQuery } from '@portal/api-client';
import { policyEndpoints } from '@portal/contract';
import { PolicyPage, QueryView, useSelectedPolicyNumber } from '@portal/policy-workflow';
import { SkeletonCard, Text } from '@portal/ui-kit';
import { useQuery } from '@tanstack/react-query';

/** What this page is for, in one sentence. */
function UpdateBankingScreen() {
  const policyNumber = useSelectedPolicyNumber();
  const policy = useQuery(readQuery(policyEndpoints.policy, { policyNumber }));
  return (
    <PolicyPage title="Update banking details">
      <QueryView query={policy} loading={<SkeletonCard />} failed="This page could not be loaded">
        {({ policy: { MainMember } }) => (
          <Text>{MainMember.First_Name}: read the data, name the changes, return the page.</Text>
        )}
      </QueryView>
    </PolicyPage>
  );
}
export { UpdateBankingScreen as Component };
