import { cellNumbersOf, type Executor, type FailedMessage } from '@portal/service-store';

/**
 * Where failed messages go when they are sent again: to the number on record now, which may have been put right. The news
 * that a number was changed stays with the old one, where a thief cannot hide it.
 */
export async function nextNumbers(
  executor: Executor,
  messages: readonly FailedMessage[],
): Promise<(message: FailedMessage) => string> {
  const numbers = [...new Set(messages.flatMap(({ policyNumber }) => policyNumber ?? []))];
  const onRecord = await cellNumbersOf(executor, numbers);
  return ({ policyNumber, message: { purpose, to } }) =>
    purpose === 'CELL_CHANGED' ? to : (onRecord.get(policyNumber ?? '') ?? to);
}
