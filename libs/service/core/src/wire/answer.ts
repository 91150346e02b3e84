import { type Refusal } from './refusal';

/** What will be sent, before the headers that every answer carries are added. */
export interface Answer {
  status: number;
  body: string;
  headers?: Record<string, string>;
  /** JSON unless it says otherwise. */
  contentType?: string;
  /** Whether it may be compressed on its way; not unless it says so (decision 009). */
  isCompressible?: boolean;
}

/** The data of a successful call in its envelope. `undefined` becomes null: no answer is ever empty. */
export const success = (data: unknown): Answer => ({
  status: 200,
  body: `{"success":true,"data":${JSON.stringify(data) ?? 'null'}}`,
});

/** The standard error result: four fields, and the refused fields on a 422. */
export const refused = ({ failure, errors, headers }: Refusal): Answer => ({
  status: failure.status,
  body: JSON.stringify(failure.status === 422 && errors ? { ...failure, errors } : failure),
  headers,
});
