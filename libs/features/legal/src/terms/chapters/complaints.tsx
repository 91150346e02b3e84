import { portalPaths } from '@portal/contract';
import { conduct } from '@portal/domain';
import { Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';

export const Complaints = () => (
  <>
    <Text>
      Please complain to us first. We confirm that we have your complaint within {conduct.COMPLAINT_NOTED_BUSINESS_DAYS}{' '}
      business days and answer it in {conduct.COMPLAINT_ANSWERED_WEEKS} weeks at most.
    </Text>
    <Text>
      If our answer does not satisfy you, or does not come, you can go to an ombud. The page{' '}
      <Link to={portalPaths.complaints()}>Complaints</Link> says whom to ask, and how.
    </Text>
  </>
);
