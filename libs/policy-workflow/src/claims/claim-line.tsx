import { RequestLine } from '@portal/ui-kit/data';
import { type ReactNode } from 'react';
import { useToday } from '../today';
import { type ClaimInProgress, claimProgress, claimSteps } from './claim-progress';

interface ClaimLineProps {
  claim: ClaimInProgress;
  title: ReactNode;
  /** The button, where it is the reader’s move; none unless given. */
  children?: ReactNode;
}

/** A claim as every page shows it: where it is, whose move it is and by when. */
export function ClaimLine({ claim, title, children }: ClaimLineProps) {
  const progress = claimProgress(claim, useToday());
  return (
    <RequestLine title={title} steps={claimSteps} {...progress}>
      {progress.turn === 'mine' && children}
    </RequestLine>
  );
}
