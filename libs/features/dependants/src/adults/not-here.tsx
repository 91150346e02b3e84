import { type ApprovalAction } from '@portal/contract';
import { PolicyPage } from '@portal/policy-workflow';
import { WayBack } from '@portal/policy-workflow/changes';
import { EmptyState, Stack, Text } from '@portal/ui-kit';
import { type ReactNode } from 'react';
import { backToDependants } from './back-to-dependants';
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
          <WayBack {...backToDependants} />
        </Stack>
      </EmptyState>
    </Stack>
  </PolicyPage>
);
