import { portalPaths } from '@portal/contract';
import { QueryView, useSelectedPolicyNumber } from '@portal/policy-workflow';
import { policyOfTab, tabAtom, useServicePolicy, useServicings } from '@portal/policy-workflow/servicing';
import { Stack } from '@portal/ui-kit';
import { useAtomValue } from 'jotai';
import { Activity, type ReactNode, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { OpenAgain } from '../opening/open-again';
import { ServicingBanner } from './servicing-banner';
import { useEndOfServicing } from './use-end-of-servicing';
import WithAccess from './with-access';

/** The pages about a policy for staff: the policy of this tab, as long as the service says that it is open to them. */
function ServicedPages({ waiting }: { waiting: ReactNode }) {
  const selected = useSelectedPolicyNumber();
  const named = policyOfTab(useAtomValue(tabAtom).name);
  const { pathname, search } = useLocation();
  const policyNumber = selected ?? named;
  const [hadPolicy, setHadPolicy] = useState(false);
  if (policyNumber !== null && !hadPolicy) setHadPolicy(true);

  // Whoever closes a policy is done with its pages; whoever comes without one is led back to the page they asked for.
  if (policyNumber === null)
    return <Navigate to={hadPolicy ? portalPaths.servicing() : servicingFor(pathname + search)} replace />;
  return (
    <WithAccess>
      <PagesOf key={policyNumber} policyNumber={policyNumber} isSelected={selected !== null} waiting={waiting} />
    </WithAccess>
  );
}
// React.lazy asks for a default export.
export default ServicedPages;

const servicingFor = (path: string): string =>
  path === portalPaths.home()
    ? portalPaths.servicing()
    : `${portalPaths.servicing()}?${new URLSearchParams({ returnTo: path })}`;

interface PagesOfProps {
  policyNumber: string;
  isSelected: boolean;
  waiting: ReactNode;
}

/** A page that was shown stays as it is, out of sight, while its policy has to be opened again: nothing typed is lost. */
function PagesOf({ policyNumber, isSelected, waiting }: PagesOfProps) {
  const servicings = useServicings();
  const service = useServicePolicy();
  const open = servicings.data?.find((one) => one.policyNumber === policyNumber);
  const isOpen = open !== undefined;
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && isSelected && !wasOpen) setWasOpen(true);
  useEffect(() => {
    if (isOpen && !isSelected) service(policyNumber);
  });
  useEndOfServicing(policyNumber, open);

  return (
    <Stack gap="md">
      <QueryView query={servicings} loading={waiting} failed="The policies that are open to you could not be loaded">
        {() =>
          open ? <ServicingBanner servicing={open} /> : <OpenAgain policyNumber={policyNumber} wasOpen={wasOpen} />
        }
      </QueryView>
      {wasOpen && (
        <Activity mode={isOpen ? 'visible' : 'hidden'}>
          <Outlet />
        </Activity>
      )}
    </Stack>
  );
}
