import { type Change, type Draft } from '@portal/contract';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { type Application, applicationOf, keptOf } from './application/application';
import { ApplicationContext } from './application/application-context';
import { type Situation } from './application/situation';
import { addressOf, placeIn } from './application/step-address';
import { stepAfter, type StepName } from './application/steps';
import { useDraftSync } from './application/use-draft-sync';
import { UnkeptQuestion } from './application/unkept-question';
import { useTyped } from './application/use-typed';
import { ApplicationPage } from './application-page';

interface OpenApplicationProps {
  situation: Situation;
  draft: Draft | undefined;
  onBeginAgain: () => void;
  onSent: (change: Change, application: Application) => void;
}

/** One application being filled in: what was typed so far, kept on the service, and the step one is at. */
export function OpenApplication({ situation, draft, onBeginAgain, onSent }: OpenApplicationProps): ReactNode {
  const [began] = useState(draft);
  const [application, put] = useTyped(() => applicationOf(began?.values));
  const draftSync = useDraftSync(situation.policy.Policy_Number, began);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const place = placeIn(search, application.step);
  useEffect(() => draftSync.sees(draft), [draftSync, draft]);

  // The step stands in the address from the start, so that Back leads where one was.
  const isSaid = search.has('step');
  useEffect(() => {
    if (!isSaid) void navigate(addressOf(place), { replace: true });
  });

  const state = useMemo(() => {
    const change = (part: Partial<Application>) => draftSync.keep(keptOf(put(part)));
    const goOn = (from: StepName) => {
      const step = place.thenReview ? 'review' : stepAfter(from);
      change({ step });
      void draftSync.flush();
      void navigate(addressOf({ step }));
    };
    return { application, situation, draftSync, change, goOn, beginAgain: onBeginAgain };
  }, [application, situation, draftSync, put, place.thenReview, navigate, onBeginAgain]);

  return (
    <ApplicationContext value={state}>
      <ApplicationPage place={place} wasDraft={began !== undefined} onSent={(change) => onSent(change, application)} />
      <UnkeptQuestion />
    </ApplicationContext>
  );
}
