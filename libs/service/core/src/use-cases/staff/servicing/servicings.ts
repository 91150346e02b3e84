import { type Endpoints, type Servicing } from '@portal/contract';
import { openServicings } from '@portal/service-store';
import { type StaffCall, type Tools } from '../../../call/use-case';
import { servicingRecord } from './servicing-record';

/** The policies that are open to the caller, the latest first. */
export async function servicings(
  { caller, request }: StaffCall<Endpoints['servicings']>,
  { database }: Tools,
): Promise<Servicing[]> {
  const open = await openServicings(database, caller.staff.id, request.now);
  return open.map(({ servicing, record }) => servicingRecord(servicing, record));
}
