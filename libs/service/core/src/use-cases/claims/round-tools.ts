import { type Reporting } from '@portal/service-store';
import { type Tools } from '../../call/use-case';

/** What claims are worked on with in rounds, where nobody has called. */
export type RoundTools = Pick<Tools, 'database' | 'clock' | 'random'> & Reporting;
