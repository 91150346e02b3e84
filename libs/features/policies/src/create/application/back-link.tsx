import { portalPaths } from '@portal/contract';
import { Link } from 'react-router-dom';
import { addressOf } from './step-address';
import { stepBefore, type StepName } from './steps';

/** The way to the step before; from the first one, out of the application. */
export function BackLink({ from }: { from: StepName }) {
  const before = stepBefore(from);
  return <Link to={before ? addressOf({ step: before }) : portalPaths.policies()}>{before ? 'Back' : 'Cancel'}</Link>;
}
