import { Alert, Stack } from '@portal/ui-kit';
import { PolicyPage } from '../../policy-page';
import { WayBack } from './way-back';

interface NotAllowedProps {
  title: string;
  reason: string | null;
  back: { to: string; label: string };
}

/** Says why a change may not be asked for, before anybody types. */
export const NotAllowed = ({ title, reason, back }: NotAllowedProps) => (
  <PolicyPage title={title}>
    <Stack gap="lg">
      <Alert tone="warning">{reason}</Alert>
      <WayBack {...back} />
    </Stack>
  </PolicyPage>
);
