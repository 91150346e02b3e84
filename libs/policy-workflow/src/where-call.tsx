import { type CallName } from '@portal/api-client';
import { type ReactNode } from 'react';
import { useHasCall } from './use-has-call';

interface WhereCallProps {
  /** The call that the children cannot do without. */
  row: CallName;
  children: ReactNode;
}

/** What needs a call, where there is one; nothing where there is not. */
export const WhereCall = ({ row, children }: WhereCallProps) => (useHasCall(row) ? children : null);
