import { portalPaths } from '@portal/contract';
import { Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';

export const YourChoice = () => (
  <>
    <Text>
      We send you offers only if you have said yes to them: by SMS, e-mail, phone or WhatsApp, each on its own. Until
      then it is no. Offers are for products like yours.
    </Text>
    <Text>
      You can change your mind at any time, under <Link to={portalPaths.personalDetails()}>Personal details</Link> or in
      your answer to any offer.
    </Text>
  </>
);
