import { LevelOfCover, QueryView } from '@portal/policy-workflow';
import { usePolicy } from '@portal/policy-workflow/changes';
import { Columns, SkeletonCard } from '@portal/ui-kit';
import { Beneficiaries } from '../lives/beneficiaries';
import { Lives } from '../lives/lives';

/** What callers ask most: who is covered, for how much, and who is paid. The same cards as the policyholder's. */
export function OnThePolicy() {
  return (
    <QueryView query={usePolicy()} loading={<SkeletonCard />} failed="The people on the policy could not be loaded">
      {(policy) => (
        <>
          <Lives policy={policy} />
          <Columns min="lg" gap="lg">
            <Beneficiaries beneficiaries={policy.Beneficiaries} />
            <LevelOfCover product={policy.Product} />
          </Columns>
        </>
      )}
    </QueryView>
  );
}
