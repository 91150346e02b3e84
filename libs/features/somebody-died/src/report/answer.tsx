import { type DeathReportReceipt } from '@portal/contract';
import { formatDate } from '@portal/domain';
import { Card, Heading, PageLayout, Stack, Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { guideLink } from '../links';
import { OpenClaimLink } from './open-claim-link';
import { ReachUs } from '../shared/reach-us';

/** The same answer for everybody, whether we know the person who died or not. */
export const Answer = ({ receipt: { reference, cellNumber, contactBy } }: { receipt: DeathReportReceipt }) => (
  <PageLayout title="Thank you" description="Your report is with us." side={<ReachUs />}>
    <Card>
      <Stack gap="md">
        <Stack gap="xs">
          <Text>Your reference is</Text>
          <Heading level={2}>{reference}</Heading>
        </Stack>
        <Text>
          If we have cover for this person, we will contact you on {cellNumber} by {formatDate(contactBy)}.
        </Text>
        <Text tone="muted">To protect people’s privacy we cannot say on this page whether somebody is covered.</Text>
        <Text>
          <Link to={guideLink.path}>What to do next, and which documents to gather</Link>
        </Text>
        <OpenClaimLink />
      </Stack>
    </Card>
  </PageLayout>
);
