import { Alert, Stack, Text, TitledCard } from '@portal/ui-kit';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type Kind, peopleOf } from '../../application/application';
import { useApplication } from '../../application/application-context';
import { kindWords } from '../../application/person-messages';
import { addressOf } from '../../application/step-address';
import { AddLinks } from '../persons/add-links';
import { PeopleList } from '../persons/people-list';

interface KindSectionProps {
  kind: Kind;
  /** The limits, before anybody types. */
  limits: string;
  /** Why the plan takes none of them. */
  notOnPlan?: string | undefined;
  /** Why nobody more can join. */
  full?: string | undefined;
  children?: ReactNode;
}

/** One kind of people: its limits, those who were added, and how to add more. */
export function KindSection({ kind, limits, notOnPlan, full, children }: KindSectionProps) {
  const { application } = useApplication();
  const count = peopleOf(application, kind).length;
  return (
    <TitledCard title={kindWords[kind].all}>
      {!notOnPlan && <Text tone="muted">{limits}</Text>}
      {notOnPlan && (
        <Alert tone={count > 0 ? 'warning' : 'info'}>
          <Stack gap="sm">
            <Text>{notOnPlan}</Text>
            <Link to={addressOf({ step: 'plan' })}>Change the plan</Link>
          </Stack>
        </Alert>
      )}
      <PeopleList kind={kind} />
      {children}
      {!notOnPlan && (full ? <Text>{full}</Text> : <AddLinks kind={kind} />)}
    </TitledCard>
  );
}
