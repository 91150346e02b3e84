import { QueryView } from '@portal/policy-workflow';
import { usePolicy } from '@portal/policy-workflow/changes';
import { SkeletonCard, Stack } from '@portal/ui-kit';
import { Beneficiaries } from '../lives/beneficiaries';
import { Lives } from '../lives/lives';
import { CoverBreakdown } from '../policy-summary/cover-breakdown';

/** What callers ask most: who is covered, for how much, and who is paid. The same cards as the policyholder's. */
export function OnThePolicy() {
  return (
    <QueryView query={usePolicy()} loading={<SkeletonCard />} failed="The people on the policy could not be loaded">
      {(policy) => (
        <Stack gap="lg">
          <Lives policy={policy} />
          <Beneficiaries beneficiaries={policy.Beneficiaries} />
          <CoverBreakdown product={policy.Product} />
        </Stack>
      )}
    </QueryView>
  );
}
