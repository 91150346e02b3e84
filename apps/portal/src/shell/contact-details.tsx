import { ContactBar, OnScreen } from '@portal/ui-kit';
import { ContactWays } from './contact-ways';

/** Email, phone and chat of the provider, in a bar where there is room for one. */
export const ContactDetails = () => (
  <OnScreen size="wide">
    <ContactBar>
      <ContactWays />
    </ContactBar>
  </OnScreen>
);
