import { portalPaths } from '@portal/contract';
import { Link } from 'react-router-dom';
import { addressOf, stepBefore, stepsOf } from '../place';
import { type StepProps } from '../step-props';

/** The way to the step before, or to the check that sent somebody here; from the first one, to what it means. */
export function BackLink({ takeover: { reference, continuation, place } }: StepProps) {
  const before = place.thenCheck ? 'check' : stepBefore(place.step, stepsOf(continuation));
  return <Link to={before ? addressOf({ step: before }) : portalPaths.continuePolicy(reference)}>Back</Link>;
}
