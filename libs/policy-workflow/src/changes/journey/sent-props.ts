import { type ReactNode } from 'react';
import { type Change } from '@portal/contract';

/** What is said of a request that was sent. */
export interface SentProps {
  action: NonNullable<Change['action']>;
  /** What it waits for. */
  children: ReactNode;
}
