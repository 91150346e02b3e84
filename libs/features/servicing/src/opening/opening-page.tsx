import { portalPaths } from '@portal/contract';
import { useServicePolicy, useServicings } from '@portal/policy-workflow/servicing';
import { Card, PageLayout, SkeletonCard, Stack } from '@portal/ui-kit';
import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { OpenPolicy } from './open-policy';
import { WhosePolicy } from './whose-policy';

interface OpeningPageProps {
  policyNumber: string;
  /** Where to go once it is open. */
  returnTo: string;
}

/** Opens one policy. One that is open already needs no reason: its page comes at once. */
export function OpeningPage({ policyNumber, returnTo }: OpeningPageProps) {
  const servicings = useServicings();
  const service = useServicePolicy();
  const navigate = useNavigate();
  const isOpen = servicings.data?.some((one) => one.policyNumber === policyNumber) ?? false;

  const hasGoneOn = useRef(false);
  useEffect(() => {
    if (!isOpen || hasGoneOn.current) return;
    hasGoneOn.current = true;
    service(policyNumber);
    void navigate(returnTo, { replace: true });
  });

  return (
    <PageLayout title={`Open policy ${policyNumber}`}>
      {isOpen || servicings.isPending ? (
        <SkeletonCard />
      ) : (
        <Stack gap="lg">
          <WhosePolicy policyNumber={policyNumber}>
            <Card>
              <OpenPolicy
                policyNumber={policyNumber}
                actions={<Link to={portalPaths.servicing()}>Back to the search</Link>}
              />
            </Card>
          </WhosePolicy>
        </Stack>
      )}
    </PageLayout>
  );
}
