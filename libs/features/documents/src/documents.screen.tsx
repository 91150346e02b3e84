import { documentAdditions } from '@portal/contract';
import { usePolicy } from '@portal/policy-workflow/changes';
import { PolicyPage, QueryView, useHasCall } from '@portal/policy-workflow';
import { Alert, lazyPart, SkeletonCard } from '@portal/ui-kit';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AllDocuments } from './all-documents';
import { ScheduleAsText } from './schedule/schedule-as-text';
import { sharesCover } from '@portal/policy-workflow/cover';
import { readsSchedule } from './shared/read-part';
import { usePartOfPage } from './shared/use-part-of-page';

const ShareCover = lazyPart(() => import('./share/share-cover'));

/** The documents of the policy on screen, its schedule as text, or a card to share: the address says which. */
function DocumentsScreen() {
  const [search] = useSearchParams();
  const part = partOf(search);
  usePartOfPage(part);
  if (part === 'schedule') {
    return (
      <PolicyPage title="Policy schedule">
        <ScheduleAsText />
      </PolicyPage>
    );
  }
  if (part === 'share') return <SharePage />;
  return (
    <PolicyPage title="Documents" description="Your policy on paper, to keep, print or send on.">
      <AllDocuments />
    </PolicyPage>
  );
}
export { DocumentsScreen as Component };

function partOf(search: URLSearchParams) {
  if (readsSchedule(search)) return 'schedule';
  return sharesCover(search) ? 'share' : 'documents';
}

function SharePage() {
  const policy = usePolicy();
  const hasCertificates = useHasCall(documentAdditions.benefitCertificate);
  return (
    <PolicyPage
      title="Share who is covered"
      description="Choose what others see. Nothing else about you is on the card."
    >
      {hasCertificates ? (
        <QueryView query={policy} loading={<SkeletonCard />} failed="Your policy could not be loaded">
          {(read) => (
            <Suspense fallback={<SkeletonCard />}>
              <ShareCover policy={read} />
            </Suspense>
          )}
        </QueryView>
      ) : (
        <Alert>A card cannot be shared from here yet. Your policy schedule says who is covered.</Alert>
      )}
    </PolicyPage>
  );
}
