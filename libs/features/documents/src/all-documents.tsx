import { readQuery } from '@portal/api-client';
import { documentAdditions, type Policy } from '@portal/contract';
import { KeptHere, QueryView, useSelectedPolicyNumber } from '@portal/policy-workflow';
import { usePolicy } from '@portal/policy-workflow/changes';
import { SkeletonCard, Stack } from '@portal/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { CertificateCard } from './certificate/certificate-card';
import { DocumentList } from './list/document-list';
import { MandateCard } from './mandate/mandate-card';
import { RequestedDocuments } from './requests/requested-documents';
import { ScheduleCard } from './schedule/schedule-card';
import { scheduleIssuedOn } from './schedule/schedule-issued-on';
import { AnotherDocument } from './send/another-document';
import { StillPossibleNote } from './shared/still-possible-note';
import { StatementCard } from './statement/statement-card';

/** What is asked for, what can be had, and what is there. */
export function AllDocuments() {
  const policy = usePolicy();
  return (
    <QueryView
      query={policy}
      loading={<SkeletonCard />}
      failed="Your documents could not be loaded"
      meanwhile={(state) => <KeptHere shows="documents">{state}</KeptHere>}
    >
      {(read) => <DocumentsOf policy={read} />}
    </QueryView>
  );
}

function DocumentsOf({ policy }: { policy: Policy }) {
  const policyNumber = useSelectedPolicyNumber();
  const list = useQuery(readQuery(documentAdditions.documents, { policyNumber }));
  return (
    <Stack gap="lg">
      <StillPossibleNote policy={policy} />
      {list.data && <RequestedDocuments policy={policy} requests={list.data.requests} />}
      <ScheduleCard policy={policy} issuedOn={scheduleIssuedOn(list, policy)} />
      <CertificateCard policy={policy} />
      <StatementCard policy={policy} />
      <MandateCard />
      <AnotherDocument policy={policy} />
      <QueryView query={list} loading={<SkeletonCard />} failed="The list of your documents could not be loaded">
        {({ documents }) => <DocumentList documents={documents} />}
      </QueryView>
    </Stack>
  );
}
