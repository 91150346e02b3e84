import { PolicyPage } from '@portal/policy-workflow';
import { useSearchParams } from 'react-router-dom';
import { AllPapers } from './all-papers';
import { ScheduleAsText } from './schedule/schedule-as-text';
import { readsSchedule } from './shared/read-part';
import { usePartOfPage } from './shared/use-part-of-page';

/** The papers of the policy on screen, or its schedule as text: the address says which. */
function DocumentsScreen() {
  const [search] = useSearchParams();
  const isReading = readsSchedule(search);
  usePartOfPage(isReading ? 'schedule' : 'papers');
  return isReading ? (
    <PolicyPage title="Policy schedule">
      <ScheduleAsText />
    </PolicyPage>
  ) : (
    <PolicyPage title="Documents" description="Your policy on paper, to keep, print or send on.">
      <AllPapers />
    </PolicyPage>
  );
}
export { DocumentsScreen as Component };
