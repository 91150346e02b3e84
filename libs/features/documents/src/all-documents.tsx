import { readAddition } from '@portal/api-client';
import { documentAdditions, paymentDocumentAdditions, type Policy } from '@portal/contract';
import { KeptHere, QueryView, useSelectedPolicyNumber, WhereCall } from '@portal/policy-workflow';
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

const noDocuments = () => ({ documents: [], requests: [] });

function DocumentsOf({ policy }: { policy: Policy }) {
  const policyNumber = useSelectedPolicyNumber();
  const list = useQuery(readAddition(documentAdditions.documents, { policyNumber }, noDocuments));
  return (
    <Stack gap="lg">
      <StillPossibleNote policy={policy} />
      {list.data && <RequestedDocuments policy={policy} requests={list.data.requests} />}
      <ScheduleCard policy={policy} issuedOn={scheduleIssuedOn(list, policy)} />
      <WhereCall row={documentAdditions.benefitCertificate}>
        <CertificateCard policy={policy} />
      </WhereCall>
      <WhereCall row={paymentDocumentAdditions.premiumStatement}>
        <StatementCard policy={policy} />
      </WhereCall>
      <MandateCard />
      <WhereCall row={documentAdditions.uploadDocument}>
        <AnotherDocument policy={policy} />
      </WhereCall>
      <WhereCall row={documentAdditions.documents}>
        <QueryView query={list} loading={<SkeletonCard />} failed="The list of your documents could not be loaded">
          {({ documents }) => <DocumentList documents={documents} />}
        </QueryView>
      </WhereCall>
    </Stack>
  );
}
