import { type ExtendedMember, type Policy, type Spouse } from '@portal/contract';
import { type EntityType } from '@portal/domain';
import { detailRows } from '@portal/policy-workflow/changes';
import { Card, DescriptionList, Heading, Stack } from '@portal/ui-kit';
import { lazy, Suspense } from 'react';

const CoverState = lazy(() => import('../shared/cover-state'));

interface LifeCardsProps {
  entityType: EntityType;
  life: Spouse | ExtendedMember;
  policy: Policy;
}

/** In the order in which they are read. */
const coverFields = ['Cover_Amount', 'Monthly_Premium', 'Cover_Start_Date', 'Waiting_Period_End_Date'];
const notDetails = [...coverFields, 'Life_Status'];

/** All that is known about somebody covered: first what they are covered for, then who they are. */
export function LifeCards({ entityType, life, policy }: LifeCardsProps) {
  const details = Object.keys(life).filter((field) => !notDetails.includes(field));
  return (
    <>
      <Card>
        <Stack gap="sm">
          <Heading level={2} size="md">
            Cover
          </Heading>
          <Suspense fallback={null}>
            <CoverState policy={policy} id={life.id} />
          </Suspense>
          <DescriptionList rows={coverFields.flatMap((field) => detailRows(entityType, life, [field]))} />
        </Stack>
      </Card>
      <Card>
        <Stack gap="sm">
          <Heading level={2} size="md">
            Details
          </Heading>
          <DescriptionList rows={detailRows(entityType, life, details)} />
        </Stack>
      </Card>
    </>
  );
}
