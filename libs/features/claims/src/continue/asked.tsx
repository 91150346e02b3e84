import { portalPaths } from '@portal/contract';
import { formatDate } from '@portal/domain';
import { useToday } from '@portal/policy-workflow';
import { Alert, PageLayout, Stack } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { type ContinuationProps } from './continuation-props';
import { title } from './title';
import { WhatItMeans } from './what-it-means';

/** The request was sent, and staff decide on it: by when is said while that day is not over. */
export function Asked({ reference, continuation }: ContinuationProps) {
  const { deceasedName, askedOn, answerBy } = continuation;
  const today = useToday();
  const by = answerBy !== null && answerBy >= today ? ` You have our answer by ${formatDate(answerBy)}.` : '';
  return (
    <PageLayout title={title} description={`The policy of ${deceasedName}`}>
      <Stack gap="lg">
        <Alert role="status">
          {`We have your request${askedOn === null ? '' : ` of ${formatDate(askedOn)}`}.${by} ` +
            'We will tell you on your phone what we decided. Everybody stays covered meanwhile.'}
        </Alert>
        <WhatItMeans continuation={continuation} />
        <Link to={portalPaths.claim(reference)}>See where the claim stands</Link>
      </Stack>
    </PageLayout>
  );
}
