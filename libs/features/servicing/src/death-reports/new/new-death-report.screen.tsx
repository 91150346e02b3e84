import { useWrite, writeMutation } from '@portal/api-client';
import { portalPaths, recordDeathReportInput, staffDeathReportAdditions } from '@portal/contract';
import { SchemaForm } from '@portal/forms';
import { useToday } from '@portal/policy-workflow';
import { Card, PageLayout } from '@portal/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { deathReportQuery } from '../shared/death-report-queries';
import { newReportForm } from './new-report-form';

/** Writes down what a caller, a visitor or an e-mail reported, and leads to the report with its reference. */
function NewDeathReportScreen() {
  const today = useToday();
  const schema = useMemo(() => recordDeathReportInput(today), [today]);
  const recording = useWrite(writeMutation(staffDeathReportAdditions.recordDeathReport, {}));
  const client = useQueryClient();
  const navigate = useNavigate();
  return (
    <PageLayout
      title="Write down a report"
      description="Say first: “I am sorry for your loss.” One number of the person who died is enough; do not ask what they died of."
    >
      <Card>
        <SchemaForm
          form={newReportForm}
          schema={schema}
          today={today}
          submitLabel="Save the report"
          onSubmit={(body, { idempotencyKey }) => recording.send(body, { idempotencyKey })}
          onDone={(report) => {
            client.setQueryData(deathReportQuery(report.id).queryKey, report);
            void navigate(portalPaths.deathReport(report.id));
          }}
          actions={<Link to={portalPaths.deathReports()}>Back to the list</Link>}
        />
      </Card>
    </PageLayout>
  );
}
export { NewDeathReportScreen as Component };
