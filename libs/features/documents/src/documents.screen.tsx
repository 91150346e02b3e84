import { usePolicy } from '@portal/policy-workflow/changes';
import { PolicyPage, QueryView, usePortalConfig } from '@portal/policy-workflow';
import { SkeletonCard, Text } from '@portal/ui-kit';
import { ScheduleCard } from './schedule/schedule-card';

/** The papers of the policy on screen. */
function DocumentsScreen() {
  const policy = usePolicy();
  const { phone } = usePortalConfig().contact;
  return (
    <PolicyPage title="Documents" description="Your policy on paper, to keep, print or send on.">
      <QueryView query={policy} loading={<SkeletonCard />} failed="Your documents could not be loaded">
        {(read) => <ScheduleCard policy={read} />}
      </QueryView>
      <Text>Do you need another document, such as proof of payment? Call {phone}.</Text>
    </PolicyPage>
  );
}
export { DocumentsScreen as Component };
