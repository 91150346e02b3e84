import { type ExtendedMember, type Policy, type Spouse } from '@portal/contract';
import { type EntityType } from '@portal/domain';
import { detailRows } from '@portal/policy-workflow/changes';
import { DescriptionList, lazyPart, SkeletonCard, TitledCard } from '@portal/ui-kit';
import { Suspense } from 'react';

const PersonCover = lazyPart(() => import('../shared/person-cover'));

interface LifeCardsProps {
  entityType: EntityType;
  life: Spouse | ExtendedMember;
  policy: Policy;
}

/** In the order in which they are read. */
const coverFields = ['Monthly_Premium', 'Cover_Start_Date', 'Waiting_Period_End_Date'];
const notDetails = [...coverFields, 'Cover_Amount', 'Life_Status'];

/** All that is known about somebody covered: first what they are covered for, then who they are. */
export function LifeCards({ entityType, life, policy }: LifeCardsProps) {
  const details = Object.keys(life).filter((field) => !notDetails.includes(field));
  return (
    <>
      <Suspense fallback={<SkeletonCard />}>
        <PersonCover policy={policy} id={life.id} />
      </Suspense>
      <TitledCard title="About this cover">
        <DescriptionList rows={coverFields.flatMap((field) => detailRows(entityType, life, [field]))} />
      </TitledCard>
      <TitledCard title="Details">
        <DescriptionList rows={detailRows(entityType, life, details)} />
      </TitledCard>
    </>
  );
}
