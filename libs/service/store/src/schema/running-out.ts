import { kindsThatWait } from '@portal/domain';
import { gt, inArray, notInArray, or } from 'drizzle-orm';
import { type ApprovalActionRow, approvalActions as actions } from './approval-actions';

/** Whether a request waits that nobody has decided in time; nothing is written of it until somebody looks. Source: docs/domain/changes.md#r7-4. */
export const hasRunOut = (
  { status, expiresAt, record }: Pick<ApprovalActionRow, 'status' | 'expiresAt' | 'record'>,
  now: Date,
): boolean => status === 'PENDING' && expiresAt <= now && !kindsThatWait.includes(record.actionType);

/** Of requests that wait, as the database is asked: which run out at all, and which have not. */
export const runsOut = notInArray(actions.actionType, [...kindsThatWait]);
export const hasNotRunOut = (now: Date) =>
  or(gt(actions.expiresAt, now), inArray(actions.actionType, [...kindsThatWait]));
