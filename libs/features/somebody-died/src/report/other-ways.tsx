import { portalPaths } from '@portal/contract';
import { Stack, TitledCard } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { guideLink } from '../links';

/** What somebody may have come for who does not want to tell us of a death now. Beside the questions, so that these come first. */
export const OtherWays = () => (
  <TitledCard title="Something else?">
    <Stack gap="xs">
      <Link to={guideLink.path}>What to do first, and which documents to gather</Link>
      <Link to={portalPaths.claimSignIn()}>Is a claim open already? Sign in to it</Link>
    </Stack>
  </TitledCard>
);
