import { PolicyPage } from '@portal/policy-workflow';
import { useSearchParams } from 'react-router-dom';
import { AllDocuments } from './all-documents';
import { ScheduleAsText } from './schedule/schedule-as-text';
import { readsSchedule } from './shared/read-part';
import { usePartOfPage } from './shared/use-part-of-page';

/** The documents of the policy on screen, or its schedule as text: the address says which. */
function DocumentsScreen() {
  const [search] = useSearchParams();
  const isReading = readsSchedule(search);
  usePartOfPage(isReading ? 'schedule' : 'documents');
  return isReading ? (
    <PolicyPage title="Policy schedule">
      <ScheduleAsText />
    </PolicyPage>
  ) : (
    <PolicyPage title="Documents" description="Your policy on paper, to keep, print or send on.">
      <AllDocuments />
    </PolicyPage>
  );
}
export { DocumentsScreen as Component };
