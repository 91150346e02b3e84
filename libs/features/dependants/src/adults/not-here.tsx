import { type ApprovalAction, portalPaths } from '@portal/contract';
import { PolicyPage } from '@portal/policy-workflow';
import { buttonStyle, EmptyState, Stack, Text } from '@portal/ui-kit';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PendingNotice } from './pending-notice';

interface NotHereProps {
  title: string;
  /** The one sentence: nobody is here, and why. */
  sentence: string;
  /** Somebody who was asked to join and is not covered yet. */
  waiting?: ApprovalAction | undefined;
  /** What can be done about it. */
  children?: ReactNode;
}

/** Nobody is covered at this address: why, what can be done, and the way back. */
export const NotHere = ({ title, sentence, waiting, children }: NotHereProps) => (
  <PolicyPage title={title}>
    <Stack gap="lg">
      {waiting && <PendingNotice action={waiting} />}
      <EmptyState>
        <Stack gap="md">
          <Text>{sentence}</Text>
          {children}
          <div>
            <Link className={buttonStyle('secondary')} to={portalPaths.dependants()}>
              Back to dependants
            </Link>
          </div>
        </Stack>
      </EmptyState>
    </Stack>
  </PolicyPage>
);
