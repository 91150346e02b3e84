import { type DeathReportReceipt, deathReportAdditions } from '@portal/contract';
import { useUnsent } from '@portal/forms';
import { useHasCall, usePortalConfig } from '@portal/policy-workflow';
import { claimLimits, providerTelLink } from '@portal/domain';
import { PageLayout, Stack, Text } from '@portal/ui-kit';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { reportLink } from '../links';
import { ReachUs } from '../shared/reach-us';
import { Answer } from './answer';
import { OtherWays } from './other-ways';
import { PinStep } from './pin-step';
import { ReportForm, reportForm } from './report-form';
import { type ToldDeath } from './told-death';

const sorry = 'We are sorry for your loss.';
const whatItTakes = `It takes about ${claimLimits.REPORT_MINUTES} minutes. You do not need to sign in, and you do not need all the documents today.`;

/** What was told, and a PIN is on its way for. It stays in this tab only, until it is sent. */
interface Sent {
  told: ToldDeath;
  resendAfterSeconds: number;
}

/**
 * Tells us that somebody died: for everybody, without signing in. The PIN has an address of its own, so Back leads to what was told. Source:
 * docs/domain/claims.md#c1-2.
 */
const ReportScreen = () => {
  const [sent, setSent] = useState<Sent | null>(null);
  const [receipt, setReceipt] = useState<DeathReportReceipt | null>(null);
  const [search, setSearch] = useSearchParams();
  const unsent = useUnsent(reportForm);
  const canReport = useHasCall(deathReportAdditions.reportDeath);
  if (receipt) return <Answer receipt={receipt} />;
  const atPin = search.get('step') === 'pin' ? sent : null;
  const goTo = (step: 'pin' | null) => {
    const next = new URLSearchParams(search);
    if (step) next.set('step', step);
    else next.delete('step');
    setSearch(next);
  };
  return (
    <PageLayout
      title={reportLink.title}
      description={canReport && !atPin ? `${sorry} ${whatItTakes}` : sorry}
      side={
        <Stack gap="lg">
          <ReachUs />
          <OtherWays />
        </Stack>
      }
    >
      {!canReport && <CallUs />}
      {canReport && !atPin && (
        <ReportForm
          told={sent?.told ?? null}
          onSent={(told, resendAfterSeconds) => {
            setSent({ told, resendAfterSeconds });
            goTo('pin');
          }}
        />
      )}
      {canReport && atPin && (
        <>
          {unsent.guard}
          <PinStep
            {...atPin}
            onBack={() => goTo(null)}
            onDone={(receipt) => {
              unsent.done();
              setReceipt(receipt);
            }}
          />
        </>
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
