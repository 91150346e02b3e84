import { readQuery } from '@portal/api-client';
import { accessLogAdditions, type HistoryEntry, portalPaths } from '@portal/contract';
import { timeInJohannesburg } from '@portal/domain';
import { PolicyPage, useIsServicing, useSelectedPolicyNumber } from '@portal/policy-workflow';
import { EmptyState, Heading, Stack, Text } from '@portal/ui-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Days } from '../shared/days';
import { Paged, usePageInAddress } from '../shared/paged';

/** Everything that happened on the policy, by whoever it was; page by page. */
function HistoryScreen() {
  const policyNumber = useSelectedPolicyNumber();
  const isServicing = useIsServicing();
  const pageNumber = usePageInAddress();
  const history = useQuery({
    ...readQuery(accessLogAdditions.policyHistory, { policyNumber }, { pageNumber }),
    placeholderData: keepPreviousData,
  });
  return (
    <PolicyPage
      title="History"
      description="What you, our staff, your bank and our systems did on this policy. Nobody can change this list."
    >
      <Paged
        query={history}
        empty={
          <EmptyState>
            <Text>
              {pageNumber > 1 ? 'There is nothing on this page.' : 'Nothing has happened on this policy yet.'}
            </Text>
          </EmptyState>
        }
      >
        {(entries) => (
          <Days entries={entries}>{(entry) => <HistoryRow entry={entry} isServicing={isServicing} />}</Days>
        )}
      </Paged>
      <Text>
        <Link to={portalPaths.accessLog()}>See only who of our staff looked</Link>
      </Text>
    </PolicyPage>
  );
}
export { HistoryScreen as Component };

function HistoryRow({ entry, isServicing }: { entry: HistoryEntry; isServicing: boolean }) {
  const { at, what, why } = entry;
  return (
    <Stack gap="xs">
      <Heading level={3} size="sm">
        {what}
      </Heading>
      <Text size="sm" tone="muted">
        {`${whoOf(entry, isServicing)}, at ${timeInJohannesburg(new Date(at))}`}
      </Text>
      {why && <Text size="sm">{`Why: ${why}`}</Text>}
    </Stack>
  );
}

function whoOf({ by, who, role }: HistoryEntry, isServicing: boolean): string {
  switch (by) {
    case 'POLICYHOLDER':
      return isServicing ? 'The policyholder' : 'You';
    case 'SOMEBODY':
      return 'Somebody who was not signed in';
    case 'STAFF':
      return `${who}, ${role}`;
    case 'SYSTEM':
      return 'Our systems';
  }
}
