import { type Child, type Policy } from '@portal/contract';
import { formatDate } from '@portal/domain';
import { DescriptionList, lazyPart, SkeletonCard, TitledCard } from '@portal/ui-kit';
import { Suspense } from 'react';
import { coverEndDay } from './cover-end-day';

const PersonCover = lazyPart(() => import('../shared/person-cover'));

/** What a child is covered for, since when and until when. */
export function ChildCover({ child, policy }: { child: Child; policy: Policy }) {
  return (
    <>
      <Suspense fallback={<SkeletonCard />}>
        <PersonCover policy={policy} id={child.id} />
      </Suspense>
      {child.Life_Status === 'ACTIVE' && (
        <TitledCard title="From when to when">
          <DescriptionList
            rows={[
              { label: 'Cover starts', value: formatDate(child.Cover_Start_Date) },
              { label: 'Cover ends', value: coverEndDay(child) ?? 'No age limit' },
            ]}
          />
        </TitledCard>
      )}
    </>
  );
}
