import { type Failure } from '@portal/contract';

/** What a call gives: the data of a good answer, or the four fields of a failure. */
export type Answer<Data> = { success: true; data: Data } | Failure;
