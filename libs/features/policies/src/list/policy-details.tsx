import { readQuery } from '@portal/api-client';
import { policyEndpoints, type PolicyListItem } from '@portal/contract';
import { QueryView, usePolicyDetails } from '@portal/policy-workflow';
import { DescriptionList, Disclosure, SkeletonText, VisuallyHidden } from '@portal/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { detailRows } from './detail-rows';

/** More about one policy of the list. What is known of the policy on screen is there at once; another one is read when it is opened. */
export function PolicyDetails({ policy: { id, Policy_Number } }: { policy: PolicyListItem }) {
  const [isOpen, setIsOpen] = useState(false);
  const onScreen = usePolicyDetails();
  const known = onScreen?.id === id ? onScreen : null;
  const read = useQuery({
    ...readQuery(policyEndpoints.policyById, { policyId: isOpen && known === null ? id : null }),
    select: ({ policy }) => policy,
  });
  return (
    <Disclosure
      summary={
        <span>
          Details <VisuallyHidden>of policy {Policy_Number}</VisuallyHidden>
        </span>
      }
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      {isOpen && known && <DescriptionList rows={detailRows(known)} />}
      {isOpen && !known && (
        <QueryView
          query={read}
          loading={<SkeletonText lines={5} aria-busy="true" aria-label="Loading the details" />}
          failed="The details could not be loaded"
        >
          {(policy) => <DescriptionList rows={detailRows(policy)} />}
        </QueryView>
      )}
    </Disclosure>
  );
}
