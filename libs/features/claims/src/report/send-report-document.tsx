import { everything, readQuery, useWrite, writeMutation } from '@portal/api-client';
import { callCancelled, ownReportAdditions, portalPaths, type ReportOfReporter } from '@portal/contract';
import { labelOf, reportDocumentTypes, reportStages } from '@portal/domain';
import { SchemaForm } from '@portal/forms';
import { failureWords, useToday } from '@portal/policy-workflow';
import { prepareToSend, useTransfer } from '@portal/policy-workflow/documents';
import { EmptyState, PageLayout, Text, toast } from '@portal/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { reportDocumentForm } from './report-document-form';

interface SendReportDocumentProps {
  report: ReportOfReporter;
  title: string;
}

/** One document for a report: what it is, the camera or a file. Once it has arrived the page of the report shows it. */
export function SendReportDocument({ report, title }: SendReportDocumentProps) {
  const { reference, stage } = report;
  const today = useToday();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { send } = useWrite(
    writeMutation(ownReportAdditions.sendReportDocument, { reference }, { whenDone: everything }),
  );
  // Parts are kept under a policy: what is sent for a report goes whole.
  const { inParts, sending } = useTransfer(true, undefined);
  useEffect(prepareToSend, []);
  const back = portalPaths.claim(reference);
  if (stage === 'CLOSED') {
    return (
      <PageLayout title={title}>
        <EmptyState>
          <Text>{labelOf(reportStages, stage)}</Text>
          <Link to={back}>See your report</Link>
        </EmptyState>
      </PageLayout>
    );
  }
  const showSent = (after: ReportOfReporter) => {
    client.setQueryData(readQuery(ownReportAdditions.reportOfReporter, { reference }).queryKey, after);
    const sent = after.documents.at(-1);
    if (sent) toast.success(`${labelOf(reportDocumentTypes, sent.type)}: it has arrived.`);
    void navigate(back, { replace: true });
  };
  return (
    <PageLayout title={title}>
      <SchemaForm
        form={reportDocumentForm}
        today={today}
        record={reference}
        submitLabel="Send this document"
        onSubmit={async (body, { idempotencyKey }) => {
          const answer = await send(body, { idempotencyKey, inParts });
          if (answer.success) return answer;
          return { ...answer, message: failureWords(answer), isCancelled: answer.code === callCancelled };
        }}
        onDone={showSent}
        actions={sending === null && <Link to={back}>Later</Link>}
      >
        {sending}
      </SchemaForm>
    </PageLayout>
  );
}
