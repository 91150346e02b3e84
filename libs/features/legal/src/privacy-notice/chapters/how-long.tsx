import { retention } from '@portal/domain';
import { DescriptionList, Text } from '@portal/ui-kit';

export const HowLong = () => (
  <>
    <Text>We keep it no longer than we need it, or than the law asks:</Text>
    <DescriptionList rows={retention.map(({ records, kept }) => ({ label: records, value: kept }))} />
  </>
);
