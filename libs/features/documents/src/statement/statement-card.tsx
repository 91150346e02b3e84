import { useApi } from '@portal/api-client';
import { paymentDocumentAdditions, type Policy } from '@portal/contract';
import { SchemaForm } from '@portal/forms';
import { useToday } from '@portal/policy-workflow';
import { nameOfFile, saveFile, useKeepDocument } from '@portal/policy-workflow/documents';
import { Text, TitledCard } from '@portal/ui-kit';
import { useState } from 'react';
import { periodChoices, periodOf } from './periods';
import { StatementAnswersSchema, statementForm } from './statement-form';

/** Premiums of a time, as a PDF. */
export function StatementCard({ policy: { Policy_Number: policyNumber } }: { policy: Policy }) {
  const api = useApi();
  const today = useToday();
  const keep = useKeepDocument();
  const [saved, setSaved] = useState('');
  return (
    <TitledCard title="Premium statement">
      <Text>Every premium of a period and what became of it, for your own records or for your tax return.</Text>
      <SchemaForm
        form={statementForm}
        schema={StatementAnswersSchema}
        today={today}
        leave="free"
        initialValues={{ period: 'LAST_12_MONTHS' }}
        lists={{ period: periodChoices(today) }}
        submitLabel="Download the statement (PDF)"
        onSubmit={({ period, from, to }) => {
          setSaved('');
          const query = periodOf(period, { ...(from && { from }), ...(to && { to }) }, today);
          return api.call(paymentDocumentAdditions.premiumStatement, { policyNumber }, undefined, { query });
        }}
        onDone={(file) => {
          saveFile(file);
          void keep('Premium statement', file).catch(() => undefined);
          setSaved(`${nameOfFile(file)} is on your device.`);
        }}
      />
      {saved !== '' && (
        <Text size="sm" tone="success" role="status">
          {saved}
        </Text>
      )}
    </TitledCard>
  );
}
