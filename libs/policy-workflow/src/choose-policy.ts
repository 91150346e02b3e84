import { sendWrite, writeMutation } from '@portal/api-client';
import { whoAmIQuery } from '@portal/auth';
import { authEndpoints, portalPaths } from '@portal/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { useIsServicing } from './is-servicing';
import { openingAddress } from './opening-address';
import { isInUse } from './own-phone/store';
import { selectedPolicyNumberAtom } from './selected-policy';
import { fetchReader } from './use-last-known';

/**
 * Makes a policy the selected one: shown at once on home or where `to` says, remembered by the service for this session, identity read again.
 * A service that does not remember selections costs nothing but the choice after a reload. Staff are led to where they open it.
 */
export function useChoosePolicy() {
  const client = useQueryClient();
  const select = useSetAtom(selectedPolicyNumberAtom);
  const navigate = useNavigate();
  const isServicing = useIsServicing();

  return (policyNumber: string, to = portalPaths.home()) => {
    if (isServicing) return void navigate(openingAddress(policyNumber));
    select(policyNumber);
    void chooseOnThisPhone(policyNumber).catch(() => undefined);
    void navigate(to);
    void sendWrite(
      client,
      writeMutation(authEndpoints.selectPolicy, { policyNumber }, { whenSettled: whoAmIQuery().queryKey }),
    );
  };
}

/** What a phone keeps of the policy before is shown no more. */
async function chooseOnThisPhone(policyNumber: string) {
  if (await isInUse()) await (await fetchReader()).choosePolicyHere(policyNumber);
}
