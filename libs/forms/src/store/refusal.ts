/** Why the service did not take what was sent: a `Failure`, and the list of fields where somebody passes it on. */
export interface Refusal {
  success: false;
  message: string;
  code?: string;
  /** Below 500 the answer is final; from 500 on nobody knows whether it was done. */
  status?: number;
  errors?: readonly { field: string; message: string }[];
  /** The person took it back themselves: nothing is wrong. */
  isCancelled?: boolean;
}

export type SubmitAnswer<Data = unknown> = { success: true; data: Data } | Refusal;

/** Also true of an error that carries a refusal, as the query layer throws it. */
export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' &&
  value !== null &&
  (value as Partial<Refusal>).success === false &&
  typeof (value as Partial<Refusal>).message === 'string';
