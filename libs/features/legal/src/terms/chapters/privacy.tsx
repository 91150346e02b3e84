import { portalPaths } from '@portal/contract';
import { Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';

export const Privacy = () => (
  <>
    <Text>
      We use personal information as the Protection of Personal Information Act (POPIA) asks. Our{' '}
      <Link to={portalPaths.privacyNotice()}>privacy notice</Link> says what we collect, why, who receives it and what
      your rights are.
    </Text>
    <Text>
      When you add a person, you confirm that you may share that person’s information with us. You may add a child only
      as its parent or guardian.
    </Text>
    <Text>
      The Promotion of Access to Information Act (PAIA) gives you the right to ask for records that we hold. Our{' '}
      <Link to={portalPaths.paiaManual()}>PAIA manual</Link> says how.
    </Text>
  </>
);
