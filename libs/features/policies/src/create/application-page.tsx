import { type Change } from '@portal/contract';
import { PolicyPage } from '@portal/policy-workflow';
import { Arrival } from '@portal/policy-workflow/new-policyholder';
import { ProgressSteps, SkeletonCard } from '@portal/ui-kit';
import { Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { KeptNotice } from './application/kept-notice';
import { addressOf, type Place } from './application/step-address';
import { placeOf, stepNames, steps } from './application/steps';
import { titleOfPerson } from './application/person-messages';
import { WithPremium } from './premium/with-premium';
import { fetchSteps, stepViews } from './step-views';

interface ApplicationPageProps {
  place: Place;
  wasDraft: boolean;
  onSent: (change: Change) => void;
}

/** The frame of every step: where one is, what is kept, the step itself, and the premium beside it. */
export function ApplicationPage({ place, wasDraft, onSent }: ApplicationPageProps) {
  const navigate = useNavigate();
  const Step = stepViews[place.step];
  const [arrivedAt] = useState(addressOf(place));
  useEffect(fetchSteps, []);
  return (
    <PolicyPage title={place.person ? titleOfPerson(place.person) : steps[place.step].title}>
      <WithPremium>
        <ProgressSteps
          steps={stepNames.map((name) => steps[name].label)}
          current={placeOf(place.step) + 1}
          onStep={(step) => void navigate(addressOf({ step: stepNames[step - 1] ?? 'plan' }))}
        />
        <KeptNotice wasDraft={wasDraft && addressOf(place) === arrivedAt} />
        <Suspense fallback={<SkeletonCard />}>
          <Arrival>
            <Step onSent={onSent} />
          </Arrival>
        </Suspense>
      </WithPremium>
    </PolicyPage>
  );
}
