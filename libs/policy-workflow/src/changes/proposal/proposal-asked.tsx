import { type ApprovalAction, portalPaths } from '@portal/contract';
import { formatDate, todayInJohannesburg } from '@portal/domain';
import { Alert, Stack, Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { useIsServicing } from '../../is-servicing';

/** What whoever decides has asked the policyholder for and waits for, with the way to send it. */
export function ProposalAsked({ action: { asked } }: { action: ApprovalAction }) {
  const isServicing = useIsServicing();
  if (!asked) return null;
  const day = formatDate(todayInJohannesburg(new Date(asked.askedAt)));
  return (
    <Alert tone="warning">
      <Stack gap="xs">
        <Text>
          {isServicing ? 'The policyholder was asked' : 'We asked you'} for more on {day}: {asked.message}
        </Text>
        <Link to={portalPaths.documents()}>Send documents</Link>
      </Stack>
    </Alert>
  );
}
