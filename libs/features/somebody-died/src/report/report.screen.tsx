import { type DeathReportReceipt, deathReportAdditions } from '@portal/contract';
import { useHasCall, usePortalConfig } from '@portal/policy-workflow';
import { claimLimits, providerTelLink } from '@portal/domain';
import { PageLayout, Stack, Text } from '@portal/ui-kit';
import { useState } from 'react';
import { reportLink } from '../links';
import { ReachUs } from '../shared/reach-us';
import { Answer } from './answer';
import { OtherWays } from './other-ways';
import { PinStep } from './pin-step';
import { ReportForm } from './report-form';
import { type ToldDeath } from './told-death';

const sorry = 'We are sorry for your loss.';
const whatItTakes = `It takes about ${claimLimits.REPORT_MINUTES} minutes. You do not need to sign in, and you do not need all the documents today.`;

/** Where somebody stands with their report. What was told stays in this tab only. */
type Stage =
  | { at: 'form'; told: ToldDeath | null }
  | { at: 'pin'; told: ToldDeath; resendAfterSeconds: number }
  | { at: 'done'; receipt: DeathReportReceipt };

/** Tells us that somebody died: for everybody, without signing in. Source: docs/domain/claims.md#c1-2. */
const ReportScreen = () => {
  const [stage, setStage] = useState<Stage>({ at: 'form', told: null });
  const canReport = useHasCall(deathReportAdditions.reportDeath);
  if (stage.at === 'done') return <Answer receipt={stage.receipt} />;
  return (
    <PageLayout
      title={reportLink.title}
      description={canReport && stage.at === 'form' ? `${sorry} ${whatItTakes}` : sorry}
      side={
        <Stack gap="lg">
          <ReachUs />
          <OtherWays />
        </Stack>
      }
    >
      {!canReport && <CallUs />}
      {canReport && stage.at === 'form' && (
        <ReportForm
          told={stage.told}
          onSent={(told, resendAfterSeconds) => setStage({ at: 'pin', told, resendAfterSeconds })}
        />
      )}
      {canReport && stage.at === 'pin' && (
        <PinStep
          {...stage}
          onBack={() => setStage({ at: 'form', told: stage.told })}
          onDone={(receipt) => setStage({ at: 'done', receipt })}
        />
      )}
    </PageLayout>
  );
};
export { ReportScreen as Component };

/** Where this site takes no reports, people do. */
function CallUs() {
  const { phone } = usePortalConfig().contact;
  return (
    <Text>
      Call <a href={providerTelLink(phone)}>{phone}</a>. You do not need all the documents, and not the policy number.
    </Text>
  );
}
