import { type FundAccount } from '@portal/service-payments';
import { type Reporting } from '@portal/service-store';
import { type Tools } from '../../call/use-case';

/** What claims are worked on with in rounds, where nobody has called. */
export type RoundTools = Pick<Tools, 'database' | 'clock' | 'random'> & Reporting;

/** The same where claims are paid: what the Guardian's Fund is due goes into this account; null or absent: it waits for one. */
export type PayingTools = RoundTools & { guardiansFund?: FundAccount | null };
