import { hasRoomForUploads } from '@portal/domain';
import { sumUploads, type Transaction } from '@portal/service-store';
import { refused, type Refused } from '../base/change';

/** Why more documents may not be kept on a policy that is held; null when they may. The sizes are of base64. */
export async function noRoomForUploads(
  tx: Transaction,
  policyNumber: string,
  uploads: readonly { base64File: string }[],
): Promise<Refused | null> {
  if (uploads.length === 0) return null;
  const sizes = uploads.map(({ base64File }) => Math.ceil((base64File.length * 3) / 4));
  return hasRoomForUploads(await sumUploads(tx, policyNumber), sizes)
    ? null
    : refused('CONFLICT', 'There are too many documents on this policy. Please call us.');
}
