import { DeskPage, QueryView } from '@portal/policy-workflow';
import { type AuditFilter } from '@portal/contract';
import { Card, SkeletonCard, Stack } from '@portal/ui-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AuditForm } from './audit-form';
import { auditQuery } from './audit-query';
import { AuditResult } from './audit-result';

/** Who did what, to search and to take along as a file. */
function AuditScreen() {
  return (
    <DeskPage
      title="Audit"
      description="Everything that was done on every policy, by whom and when. Nobody can change it."
      admits="portalAdmin"
    >
      <Audit />
    </DeskPage>
  );
}

const everything: AuditFilter = { policyNumber: null, actorId: null, action: null, from: null, to: null };

function Audit() {
  const [preset, setPreset] = useState(everything);
  const [asked, setAsked] = useState({ filter: everything, page: 1 });
  const found = useQuery({ ...auditQuery(asked.filter, asked.page), placeholderData: keepPreviousData });
  const search = (filter: AuditFilter) => setAsked({ filter, page: 1 });
  return (
    <Stack gap="lg">
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
    </Stack>
  );
}
export { AuditScreen as Component };
