import { LoadOnIntent } from '@portal/policy-workflow';
import { Button, ContactBar, OnScreen } from '@portal/ui-kit';
import { ContactWays } from './contact-ways';

/** Email and phone of the provider: in a bar on wide screens, behind 'Contact us' on small ones. */
export function ContactDetails() {
  return (
    <ContactBar>
      <OnScreen size="small">
        <LoadOnIntent
          opens="dialog"
          load={() => import('./contact-popover')}
          trigger={<Button variant="quiet">Contact us</Button>}
        />
      </OnScreen>
      <OnScreen size="wide">
        <ContactWays />
      </OnScreen>
    </ContactBar>
  );
}
