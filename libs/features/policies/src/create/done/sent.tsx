import { type Change } from '@portal/contract';
import { formatDate, formatRand, limits, todayInJohannesburg } from '@portal/domain';
import { PolicyPage, useToday } from '@portal/policy-workflow';
import { Alert, buttonStyle, Cluster, DescriptionList, List, Stack, Text, TitledCard } from '@portal/ui-kit';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { backToPolicies } from '../../shared/back';
import { type Application } from '../application/application';
import { documentsNeededFor } from './documents-needed';

interface SentProps {
  change: Change;
  application: Application;
}

const byStaff = 'One of our consultants checks your application and sends you a message when it is decided.';
const atHand = 'Have a photo or a copy of each at hand: the consultant who checks your application asks you for them.';
const byPolicyholder = 'The policyholder gets a message and approves the application with a one-time PIN.';

/** The end of an application: the reference, what happens next, and which documents are needed. */
export function Sent({ change: { action }, application }: SentProps) {
  const today = useToday();
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    top.current?.focus();
  }, []);
  const isByStaff = action?.approverType === 'CUSTOMER';
  const proposed = action?.proposedValue ?? {};
  const number = typeof proposed['Policy_Number'] === 'string' ? proposed['Policy_Number'] : null;
  const documents = documentsNeededFor(application, today);
  return (
    <PolicyPage title="Application sent">
      <Stack gap="lg" ref={top} tabIndex={-1}>
        <Alert tone="success" role="status">
          {isByStaff ? 'The application is sent, under your name.' : 'We received your application. Thank you.'}
        </Alert>
        {action && (
          <DescriptionList
            rows={[
              { label: 'Reference', value: action.id.slice(0, 8).toUpperCase() },
              ...(number ? [{ label: 'New policy number', value: number }] : []),
              ...(action.premiumAfter === null
                ? []
                : [{ label: 'Premium', value: `${formatRand(action.premiumAfter)} a month` }]),
              { label: 'To be decided by', value: formatDate(todayInJohannesburg(new Date(action.expiresAt))) },
            ]}
          />
        )}
        <TitledCard title="What happens next">
          <List kind="number">
            <li>{isByStaff ? byPolicyholder : byStaff}</li>
            <li>
              Once it is approved, the first premium is collected or paid. You have {limits.NTU_DAYS} days for it.
            </li>
            <li>Cover begins on the first day of the month for which we receive that premium.</li>
          </List>
        </TitledCard>
        {documents.length > 0 && (
          <TitledCard title="Documents we need">
            <DescriptionList
              rows={documents.map(({ name, documents: all }) => ({ label: name, value: all.join(', ') }))}
            />
            <Text>{isByStaff ? 'Ask the policyholder for a photo or a copy of each.' : atHand}</Text>
          </TitledCard>
        )}
        <Cluster>
          <Link className={buttonStyle('primary')} to={backToPolicies.to}>
            {backToPolicies.label}
          </Link>
        </Cluster>
      </Stack>
    </PolicyPage>
  );
}
