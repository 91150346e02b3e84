import { portalPaths } from '@portal/contract';
import { buttonStyle, Cluster, PageLayout, Stack, Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { OurNumber } from '../shared/our-number';
import { type ContinuationProps } from './continuation-props';
import { askedInWords, goingOnInWords, untilInWords } from './in-words';
import { addressOf, stepsOf } from './place';
import { title } from './title';
import { WhatItMeans } from './what-it-means';

/** What it means to take over the policy, before anything is asked. */
export const Overview = ({ reference, continuation }: ContinuationProps) => (
  <PageLayout title={title} description={goingOnInWords(continuation)}>
    <Stack gap="lg">
      <Text>{untilInWords(continuation)}</Text>
      <WhatItMeans continuation={continuation} />
      <Text>
        {askedInWords(continuation)} It takes about five minutes. Questions? Call <OurNumber />.
      </Text>
      <Cluster gap="md">
        <Link className={buttonStyle('primary')} to={addressOf({ step: stepsOf(continuation)[0] ?? 'contact' })}>
          Go on
        </Link>
        <Link to={portalPaths.claim(reference)}>Back to the claim</Link>
      </Cluster>
    </Stack>
  </PageLayout>
);
