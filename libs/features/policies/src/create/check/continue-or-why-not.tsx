import { Button, Cluster } from '@portal/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useApplication } from '../application/application-context';
import { type StepName } from '../application/steps';
import { BackLink } from '../application/back-link';
import { placeOfField } from './place-of-field';
import { ProblemList } from './problem-list';
import { problemsOf } from './problems';

/** Ends a step that is no form: on to the next one, or what has to be mended first. */
export function ContinueOrWhyNot({ step }: { step: StepName }) {
  const { application, situation, goOn } = useApplication();
  const [asked, setAsked] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const problems = asked > 0 ? problemsOf(application, situation).filter(({ field }) => isOf(step, field)) : [];
  useEffect(() => list.current?.focus(), [asked]);
  const tryToGoOn = () => {
    if (problemsOf(application, situation).some(({ field }) => isOf(step, field))) setAsked(asked + 1);
    else goOn(step);
  };
  return (
    <>
      <ProblemList ref={list} problems={problems} application={application} title="There is a problem" />
      <Cluster gap="md">
        <Button onClick={tryToGoOn}>Continue</Button>
        <BackLink from={step} />
      </Cluster>
    </>
  );
}

const isOf = (step: StepName, field: string) => placeOfField(field).step === step;
