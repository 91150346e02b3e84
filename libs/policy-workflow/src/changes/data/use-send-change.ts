import { everything, useWrite, type Write, writeMutation } from '@portal/api-client';
import { type ChangeSchema, type endpoint, type Endpoint } from '@portal/contract';

/** A row of the table that changes a policy. */
export type ChangeRow = Endpoint<
  'POST' | 'PUT' | 'DELETE',
  string,
  Parameters<typeof endpoint>[1] & { reply: typeof ChangeSchema }
>;

/** A change of a policy. Whatever became of it, everything is read again: it may show in lists, notices and drafts too. */
export const useSendChange = <Row extends ChangeRow>(row: Row, policyNumber: string | null): Write<Row> =>
  useWrite<Row>(writeMutation<Row>(row, { policyNumber } as never, { whenSettled: everything }));
