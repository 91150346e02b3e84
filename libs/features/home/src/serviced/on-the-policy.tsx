import { LevelOfCover, QueryView } from '@portal/policy-workflow';
import { usePolicy } from '@portal/policy-workflow/changes';
import { Columns, SkeletonCard } from '@portal/ui-kit';
import { Beneficiaries } from '../lives/beneficiaries';

/** Who is paid, and what the plan pays by age. The same cards as the policyholder's. */
export const OnThePolicy = () => (
  <QueryView query={usePolicy()} loading={<SkeletonCard />} failed="Who is paid could not be loaded">
    {(policy) => (
      <Columns min="lg" gap="lg">
        <Beneficiaries policy={policy} />
        <LevelOfCover product={policy.Product} />
      </Columns>
    )}
  </QueryView>
);
