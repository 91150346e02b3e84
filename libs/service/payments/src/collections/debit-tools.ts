import { type PipelineTools } from '@portal/service-change-pipeline';
import { type Reporting } from '@portal/service-store';
import { type CollectingBank } from './collecting-bank';

/** What results of debits are taken in with. */
export type ResultTools = Pick<PipelineTools, 'database' | 'clock' | 'random'> & Reporting;

/** What premiums are collected with. */
export type DebitTools = ResultTools & { bank: CollectingBank };
