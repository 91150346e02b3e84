import { PolicyPage } from '@portal/policy-workflow';
import { SkeletonCard } from '@portal/ui-kit';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AllPapers } from './all-papers';
import { readsSchedule } from './shared/read-part';
import { usePartOfPage } from './shared/use-part-of-page';

/** The schedule as text comes when somebody wants to read it. */
const ScheduleReading = lazy(() => import('./schedule/reading/schedule-reading'));

/** The papers of the policy on screen, or its schedule as text: the address says which. */
function DocumentsScreen() {
  const [search] = useSearchParams();
  const isReading = readsSchedule(search);
  usePartOfPage(isReading ? 'schedule' : 'papers');
  if (isReading) {
    return (
      <PolicyPage title="Policy schedule">
        <Suspense fallback={<SkeletonCard />}>
          <ScheduleReading />
        </Suspense>
      </PolicyPage>
    );
  }
  return (
    <PolicyPage title="Documents" description="Your policy on paper, to keep, print or send on.">
      <AllPapers />
    </PolicyPage>
  );
}
export { DocumentsScreen as Component };
