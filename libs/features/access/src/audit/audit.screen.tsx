import { ApiError } from '@portal/api-client';
import { QueryView } from '@portal/policy-workflow';
import { type AuditFilter } from '@portal/contract';
import { Card, EmptyState, PageLayout, SkeletonCard } from '@portal/ui-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AuditForm } from './audit-form';
import { auditQuery } from './audit-query';
import { AuditResult } from './audit-result';

const everything: AuditFilter = { policyNumber: null, actorId: null, action: null, from: null, to: null };

/** Who did what, to search and to take along as a file. Whom the service refuses reads whom the page is for. */
function AuditScreen() {
  const [preset, setPreset] = useState(everything);
  const [asked, setAsked] = useState({ filter: everything, page: 1 });
  const found = useQuery({ ...auditQuery(asked.filter, asked.page), placeholderData: keepPreviousData });
  const search = (filter: AuditFilter) => setAsked({ filter, page: 1 });
  if (found.error instanceof ApiError && found.error.status === 403) {
    return (
      <PageLayout title="Audit">
        <EmptyState>This page is for portal administrators.</EmptyState>
      </PageLayout>
    );
  }
  return (
    <PageLayout
      title="Audit"
      description="Everything that was done on every policy, by whom and when. Nobody can change it."
    >
      <Card as="section" aria-label="What to look for">
        <AuditForm preset={preset} onSearch={search} />
      </Card>
      <QueryView query={found} loading={<SkeletonCard />} failed="The audit could not be searched">
        {(page) => (
          <AuditResult
            page={page}
            filter={asked.filter}
            onPage={(next) => setAsked({ ...asked, page: next })}
            onActor={(actorId) => {
              const filter = { ...everything, actorId };
              setPreset(filter);
              search(filter);
            }}
          />
        )}
      </QueryView>
    </PageLayout>
  );
}
export { AuditScreen as Component };
