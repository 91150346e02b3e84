import { LoadOnIntent } from '@portal/policy-workflow';
import { IconButton, OnScreen, PhoneIcon } from '@portal/ui-kit';

/** The same behind an icon in the header of a phone. */
export const ContactButton = () => (
  <OnScreen size="small">
    <LoadOnIntent
      opens="dialog"
      load={() => import('./contact-popover')}
      trigger={
        <IconButton label="Contact us">
          <PhoneIcon />
        </IconButton>
      }
    />
  </OnScreen>
);
