import { hasSignedInOn, type Transaction } from '@portal/service-store';
import { countedAddress } from './address';
import { type Workshop } from './dependencies';
import { type PinRow } from './pin-row';

/** Who asks for a PIN or types one, as the request shows it: a device's cookie, or the session of somebody signed in. */
export type Presented = { deviceToken: string | null } | { sessionId: string };

/** Who a PIN belongs to (decision 003). */
export interface Asker {
  /** The device, or the session; null while only the address is known. */
  device: string | null;
  /** The holder of the policy signed in on this device before, or this is the session of whoever has the policy or the number. */
  isKnown: boolean;
  /** As limits count it. */
  address: string;
}

/** What an asker is counted by over all policies: a known device by itself, everybody else by their address. */
export const sourceOf = ({ device, isKnown, address }: Asker): string =>
  isKnown && device !== null ? device : address;

/** Who asks about this policy number. Reads the same for a number that does not exist. */
export async function askerOf(
  { devices }: Pick<Workshop, 'devices'>,
  tx: Transaction,
  { policyNumber, by, address: from }: { policyNumber: string; by: Presented; address: string },
): Promise<Asker> {
  const address = countedAddress(from);
  if ('sessionId' in by) return { device: `session ${by.sessionId}`, isKnown: true, address };
  const device = by.deviceToken === null ? null : devices.read(by.deviceToken);
  const isKnown = device !== null && (await hasSignedInOn(tx, policyNumber, device));
  return { device, isKnown, address };
}

/**
 * Whether a PIN is this asker's. Without a cookie the address stands for the device: then it is a PIN that was asked for
 * from that address without a cookie.
 */
export const isOf = (row: PinRow, { device, address }: Asker): boolean =>
  device === null ? !row.cameWithDevice && row.address === address : row.device === device;
