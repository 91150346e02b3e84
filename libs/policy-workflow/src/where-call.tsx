import { useHasCall } from '@portal/api-client';
import { type Endpoint } from '@portal/contract';
import { type ReactNode } from 'react';

interface WhereCallProps {
  /** The addition that the children cannot do without. */
  row: Endpoint;
  children: ReactNode;
}

/** What needs an addition, where the backend has it; nothing where it has not. */
export const WhereCall = ({ row, children }: WhereCallProps) => (useHasCall(row) ? children : null);
