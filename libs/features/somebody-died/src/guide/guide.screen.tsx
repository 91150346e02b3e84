import { PageLayout } from '@portal/ui-kit';
import { Documents } from './documents';
import { FirstSteps } from './first-steps';
import { ReachUs } from './reach-us';
import { WhoMayClaim } from './who-may-claim';

/** What to do when somebody has died: for everybody, with or without a policy. */
const GuideScreen = () => (
  <PageLayout
    title="Somebody has died"
    description="We are sorry for your loss. You do not have to do everything today."
    side={<ReachUs />}
  >
    <FirstSteps />
    <Documents />
    <WhoMayClaim />
  </PageLayout>
);
export { GuideScreen as Component };
