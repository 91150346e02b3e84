import { formatDate, formatRand, inceptionAfter } from '@portal/domain';
import { RunningTotal } from '@portal/ui-kit';
import { type ReactNode, useDeferredValue } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withOpenForm } from '../application/application';
import { useApplication } from '../application/application-context';
import { chosenPlan } from '../application/situation';
import { runningPremium } from './running-premium';
import { useExtendedRates } from './use-extended-rates';

/** The premium in view beside whatever step; it follows what is typed, and typing never waits for it. */
export function WithPremium({ children }: { children: ReactNode }) {
  const { application: latest, situation } = useApplication();
  const [search] = useSearchParams();
  const application = useDeferredValue(withOpenForm(latest, search.get('person')));
  const rates = useExtendedRates(application.ExtendedMembers.length > 0);
  const plan = chosenPlan(application, situation);
  const premium = runningPremium(application, situation, rates);
  const rows = [
    { label: plan?.Product_Name ?? '', amount: premium?.base },
    { label: 'Extended members', amount: premium?.extended },
    { label: 'Benefits', amount: premium?.supplementary },
  ].flatMap(({ label, amount }) => (amount ? [{ label, amount: formatRand(amount) }] : []));
  const starts = formatDate(inceptionAfter(situation.today));
  return (
    <RunningTotal
      title="Your premium"
      total={premium ? `${formatRand(premium.monthly)} a month` : plan ? 'Not known yet' : 'Choose a plan'}
      rows={rows}
      note={premium ? `If we approve this month, your policy begins on ${starts}.` : 'It stands here once it is known.'}
    >
      {children}
    </RunningTotal>
  );
}
