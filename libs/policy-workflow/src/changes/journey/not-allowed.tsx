import { Alert, buttonStyle, Stack } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { PolicyPage } from '../../policy-page';

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
      <div>
        <Link className={buttonStyle('secondary')} to={back.to}>
          {back.label}
        </Link>
      </div>
    </Stack>
  </PolicyPage>
);
