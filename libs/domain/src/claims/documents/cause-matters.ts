import { toCents } from '../../base/money';
import { type KnownCause } from '../amounts/known-causes';

/** What a claim would pay by the cause, rand. */
export type AmountsByCause = Readonly<Record<KnownCause, number>>;

/** Whether the answer depends on the cause: only then is anything asked about it. Source: docs/domain/claims.md#c4-1. */
export const causeMatters = (amounts: AmountsByCause): boolean => new Set(Object.values(amounts).map(toCents)).size > 1;
