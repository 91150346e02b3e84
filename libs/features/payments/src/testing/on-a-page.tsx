import { type PaidStatus } from '@portal/contract';
import { selectedPolicyNumberAtom } from '@portal/policy-workflow';
import { good, withCustomer } from '@portal/policy-workflow/testing';
import { type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

/** Says where the page stands, for a test to read. */
function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

interface Visit {
  path: string;
  isSignedIn: boolean;
  /** What the service answers about the premiums. */
  paid: () => PaidStatus;
}

/** A customer's page, and a service that counts how often it is asked what is paid. */
export function onAPage({ path, isSignedIn, paid }: Visit) {
  const asked = { count: 0, writes: 0 };
  const page = withCustomer(({ method }, address) => {
    if (method !== 'GET') asked.writes += 1;
    if (!address.endsWith('/paid-status')) return Response.json({ success: false }, { status: 501 });
    asked.count += 1;
    return good(paid());
  }, path);
  if (isSignedIn) page.signIn();
  page.store.set(selectedPolicyNumberAtom, '7000010012');
  const wrapper = ({ children }: { children: ReactNode }) => (
    <page.wrapper>
      {children}
      <Address />
    </page.wrapper>
  );
  return { ...page, wrapper, asked };
}
