import { portalPaths } from '@portal/contract';
import { isPlainDate } from '@portal/domain';
import { QueryView, useSelectedPolicyNumber } from '@portal/policy-workflow';
import { usePolicy } from '@portal/policy-workflow/changes';
import { Cluster, PageLayout, SkeletonCard } from '@portal/ui-kit';
import { Link, useSearchParams } from 'react-router-dom';
import { WhereClaims } from '../shared/where-claims';
import { OpenClaimFor } from './open-claim-for';
import { WhichPolicy } from './which-policy';

const title = 'Open a claim';

/** Opens a claim for somebody who called, came in or wrote, about anybody on the policy that is open. `?report=` names the report that it comes of, and `?died=` its day. */
const OpenClaimScreen = () => (
  <WhereClaims title={title}>
    <OpenClaimPage />
  </WhereClaims>
);
export { OpenClaimScreen as Component };

function OpenClaimPage() {
  const policyNumber = useSelectedPolicyNumber();
  const policy = usePolicy();
  const [address] = useSearchParams();
  const died = address.get('died');
  return (
    <PageLayout
      title={title}
      description="Say first: “I am sorry for your loss.” Not knowing the cause, or having no document yet, is fine."
    >
      {policyNumber === null ? (
        <WhichPolicy />
      ) : (
        <QueryView query={policy} loading={<SkeletonCard aria-busy="true" />} failed="The policy could not be loaded">
          {(read) => (
            <OpenClaimFor
              policy={read}
              deathReportId={address.get('report')}
              dateOfDeath={isPlainDate(died) ? died : null}
            />
          )}
        </QueryView>
      )}
      <Cluster>
        <Link to={portalPaths.claimsDesk()}>Back to the list</Link>
      </Cluster>
    </PageLayout>
  );
}
