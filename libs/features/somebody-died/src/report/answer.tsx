import { type DeathReportReceipt, ownReportAdditions, portalPaths } from '@portal/contract';
import { reporterSentences } from '@portal/domain';
import { WhereCall } from '@portal/policy-workflow';
import { Card, Heading, PageLayout, Stack, Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { guideLink } from '../links';
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
        <Text>{reporterSentences.contact(cellNumber, contactBy)}</Text>
        <Text tone="muted">{reporterSentences.privacy}</Text>
        <Text>
          <Link to={guideLink.path}>What to do next, and which documents to gather</Link>
        </Text>
        <WhereCall row={ownReportAdditions.reportOfReporter}>
          <Text>
            <Link to={portalPaths.claimSignIn()} state={{ from: portalPaths.claim(reference) }}>
              See your report or send documents
            </Link>
          </Text>
        </WhereCall>
      </Stack>
    </Card>
  </PageLayout>
);
