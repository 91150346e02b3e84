import { useWrite, writeMutation } from '@portal/api-client';
import { useSession } from '@portal/auth';
import { deathReportAdditions, type OtpSent, portalPaths, ToldDeathSchema, toldDeathInput } from '@portal/contract';
import { declaration, defineForm, SchemaForm } from '@portal/forms';
import { useToday } from '@portal/policy-workflow';
import { deceasedItems, knownByOf, reporterItems } from '@portal/policy-workflow/death-report';
import { Text } from '@portal/ui-kit';
import { useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { type ToldDeath } from './told-death';

export const reportForm = defineForm({
  name: 'somebody-died',
  schema: ToldDeathSchema,
  items: [
    ...deceasedItems({ step: 'Who died?' }),
    ...reporterItems('reporter', { step: 'About you' }),
    { name: 'Is_True', label: 'What I have told you is true as far as I know.', widget: declaration() },
  ],
});

interface ReportFormProps {
  /** What was told before somebody came back to change it. */
  told: ToldDeath | null;
  onSent: (told: ToldDeath, resendAfterSeconds: number) => void;
}

/** Two steps of questions; with the last a PIN is on its way to the reporter’s own phone. */
export function ReportForm({ told, onSent }: ReportFormProps) {
  const today = useToday();
  const schema = useMemo(() => toldDeathInput(today), [today]);
  const { send } = useWrite(writeMutation(deathReportAdditions.triggerDeathReportOtp, {}));
  const sent = useRef<ToldDeath>(null);
  return (
    <SchemaForm
      form={reportForm}
      today={today}
      schema={schema}
      initialValues={{ reporter: { Preferred_Language: 'ENGLISH' }, ...told, ...(told && knownByOf(told.deceased)) }}
      submitLabel="Send PIN"
      leadsOn
      intro={<Intro />}
      onSubmit={(body) => {
        sent.current = body;
        return send({ Cell_Number: body.reporter.Cell_Number });
      }}
      onDone={({ resendAfterSeconds }: OtpSent) => sent.current && onSent(sent.current, resendAfterSeconds)}
    />
  );
}

/** What somebody should know before the first question, and not again. */
function Intro() {
  const isCustomer = useSession().session?.userType === 'user';
  return (
    <Text>
      Somebody on your own policy?{' '}
      <Link to={portalPaths.newClaim()}>{isCustomer ? 'Report it on your policy' : 'Sign in and report it there'}</Link>
    </Text>
  );
}
