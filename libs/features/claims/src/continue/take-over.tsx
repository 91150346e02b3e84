import { QueryView, useToday } from '@portal/policy-workflow';
import { banksQuery } from '@portal/policy-workflow/changes';
import { Arrival } from '@portal/policy-workflow/new-policyholder';
import { PageLayout, ProgressSteps, SkeletonCard } from '@portal/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { type ContinuationProps } from './continuation-props';
import { Overview } from './overview';
import { addressOf, type Place, placeIn, stepAfter, steps, stepsOf } from './place';
import { fetchSteps, stepViews } from './step-views';
import { useAnswers } from './use-answers';

/** What it means to take over the policy, then a few steps, one thing at each. What is typed stays while the tab is open. */
export function TakeOver(props: ContinuationProps) {
  const [search] = useSearchParams();
  const place = placeIn(search, stepsOf(props.continuation));
  useEffect(fetchSteps, []);
  return place === null ? <Overview {...props} /> : <AtStep {...props} place={place} />;
}

function AtStep({ reference, continuation, place }: ContinuationProps & { place: Place }) {
  const today = useToday();
  const navigate = useNavigate();
  const banks = useQuery(banksQuery());
  const [answers, change] = useAnswers(reference, continuation);
  const { step, person, thenCheck } = place;
  const Step = stepViews[step];
  const names = stepsOf(continuation);
  return (
    <PageLayout title={person === undefined ? steps[step].title : titleOfPerson(person)}>
      <ProgressSteps
        steps={names.map((name) => steps[name].label)}
        current={names.indexOf(step) + 1}
        onStep={(at) => void navigate(addressOf({ step: names[at - 1] ?? 'contact' }))}
      />
      <QueryView query={banks} loading={<SkeletonCard />} failed="This page could not be loaded">
        {(list) => (
          <Suspense fallback={<SkeletonCard />}>
            <Arrival>
              <Step
                takeover={{
                  reference,
                  continuation,
                  place,
                  answers,
                  banks: list,
                  today,
                  change,
                  goOn: () => void navigate(addressOf({ step: thenCheck ? 'check' : stepAfter(step, names) })),
                }}
              />
            </Arrival>
          </Suspense>
        )}
      </QueryView>
    </PageLayout>
  );
}

const titleOfPerson = (person: string) => (person === 'new' ? 'Add a beneficiary' : 'Change a beneficiary');
