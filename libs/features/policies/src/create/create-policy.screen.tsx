import { readQuery } from '@portal/api-client';
import { catalogueEndpoints, type Change, applicationExists, newRecord } from '@portal/contract';
import { PolicyPage, QueryView, type Read, useToday } from '@portal/policy-workflow';
import { banksQuery, NotAllowed, useDrafts, usePolicy } from '@portal/policy-workflow/changes';
import { SkeletonCard } from '@portal/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { backToPolicies } from '../shared/back';
import { usePersonsPolicies } from '../shared/use-persons-policies';
import { type Application } from './application/application';
import { useOwnPolicies } from './application/use-own-policies';
import { OpenApplication } from './open-application';
import { Sent } from './done/sent';

const title = 'Take out a policy';

/** A guided application for a new policy. It can be left and continued, here and on another device. */
function CreatePolicyScreen() {
  const today = useToday();
  const policy = usePolicy();
  const products = useQuery(readQuery(catalogueEndpoints.products, {}));
  const benefits = useQuery(readQuery(catalogueEndpoints.supplementaryBenefits, {}));
  const banks = useQuery(banksQuery());
  const all = usePersonsPolicies();
  const own = useOwnPolicies(all.data);
  const drafts = useDrafts();
  const [round, setRound] = useState(0);
  const [sent, setSent] = useState<{ change: Change; application: Application } | null>(null);

  if (sent) return <Sent {...sent} />;
  if (all.data?.some(({ Policy_Status }) => Policy_Status === 'PENDING')) {
    return <NotAllowed title={title} reason={applicationExists} back={backToPolicies} />;
  }
  const ready = { policy: policy.data, products: products.data, benefits: benefits.data, banks: banks.data };
  if (isWhole(ready) && all.data && drafts.data) {
    return (
      <OpenApplication
        key={`${ready.policy.Policy_Number}/${round}`}
        situation={{ ...ready, own, today }}
        draft={drafts.data.find(({ form, recordId }) => form === 'ADD_POLICY' && recordId === newRecord)}
        onBeginAgain={() => setRound(round + 1)}
        onSent={(change, application) => setSent({ change, application })}
      />
    );
  }
  const reads: Read<unknown>[] = [policy, products, benefits, banks, all, drafts];
  const waitsFor = reads.find(({ data }) => data === undefined);
  return (
    <PolicyPage title={title}>
      <QueryView
        query={waitsFor ?? policy}
        loading={<SkeletonCard aria-busy="true" aria-label="Loading your application" />}
        failed="This page could not be loaded"
      >
        {() => <SkeletonCard />}
      </QueryView>
    </PolicyPage>
  );
}
export { CreatePolicyScreen as Component };

type Whole<Parts> = { [Name in keyof Parts]: NonNullable<Parts[Name]> };

const isWhole = <Parts extends object>(parts: Parts): parts is Parts & Whole<Parts> =>
  Object.values(parts).every((part) => part !== undefined);
