import { Alert, Card, Heading, Stack, Text } from '@portal/ui-kit';
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
  const id = `${kind}-heading`;
  const count = peopleOf(application, kind).length;
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap="md">
        <Heading level={2} size="md" id={id}>
          {kindWords[kind].all}
        </Heading>
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
      </Stack>
    </Card>
  );
}
