import { portalPaths } from '@portal/contract';
import { formatDate } from '@portal/domain';
import { Alert, PageLayout, Stack } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { type ContinuationProps } from './continuation-props';
import { title } from './title';
import { WhatItMeans } from './what-it-means';

/** The request was sent, and staff decide on it. */
export const Asked = ({ reference, continuation }: ContinuationProps) => (
  <PageLayout title={title} description={`The policy of ${continuation.deceasedName}`}>
    <Stack gap="lg">
      <Alert role="status">
        {`We have your request${continuation.askedOn === null ? '' : ` of ${formatDate(continuation.askedOn)}`}. ` +
          'We will tell you on your phone what we decided. Everybody stays covered meanwhile.'}
      </Alert>
      <WhatItMeans continuation={continuation} />
      <Link to={portalPaths.claim(reference)}>See where the claim stands</Link>
    </Stack>
  </PageLayout>
);
