import { claimLimits } from '@portal/domain';
import { PrintButton } from '@portal/policy-workflow';
import { PageLayout, Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { guideLink, reportLink } from '../links';
import { Documents } from './documents';
import { FirstSteps } from './first-steps';
import { FuneralParlour } from './funeral-parlour';
import { HomeAffairs } from './home-affairs';
import { ReachUs } from '../shared/reach-us';
import { WhatWeNeverAsk } from './what-we-never-ask';
import { WhoMayClaim } from './who-may-claim';

/** What to do when somebody has died: for everybody, with or without a policy. */
const GuideScreen = () => (
  <PageLayout
    title={guideLink.title}
    description="We are sorry for your loss. You do not have to do everything today."
    side={<ReachUs />}
  >
    <Text>
      <Link to={reportLink.path}>Tell us who died</Link>: it takes about {claimLimits.REPORT_MINUTES} minutes, without
      signing in.
    </Text>
    <FirstSteps />
    <HomeAffairs />
    <FuneralParlour />
    <Documents />
    <WhoMayClaim />
    <WhatWeNeverAsk />
    <PrintButton />
  </PageLayout>
);
export { GuideScreen as Component };
