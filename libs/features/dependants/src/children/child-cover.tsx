import { type Child, type Policy } from '@portal/contract';
import { formatCover, formatDate } from '@portal/domain';
import { Card, DescriptionList, Figure, Heading } from '@portal/ui-kit';
import { lazy, Suspense } from 'react';
import { coverEndDay } from './cover-end-day';

const CoverState = lazy(() => import('../shared/cover-state'));

/** What a child is covered for, since when and until when. */
export function ChildCover({ child, policy }: { child: Child; policy: Policy }) {
  return (
    <Card>
      <Heading level={2} size="md">
        Cover
      </Heading>
      {child.Cover_Amount > 0 && <Figure value={formatCover(child.Cover_Amount)} caption="Cover at this age" />}
      <Suspense fallback={null}>
        <CoverState policy={policy} id={child.id} />
      </Suspense>
      {child.Life_Status === 'ACTIVE' && (
        <DescriptionList
          rows={[
            { label: 'Cover starts', value: formatDate(child.Cover_Start_Date) },
            { label: 'Cover ends', value: coverEndDay(child) ?? 'No age limit' },
          ]}
        />
      )}
    </Card>
  );
}
