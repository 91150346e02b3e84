import { someConsultant, anotherConsultant, somePortalAdmin, type SomeStaff } from '@portal/service-identity/testing';
import { type Answer, type Call, send } from './call';
import { type World } from './world';

export const staffMembers: readonly SomeStaff[] = [someConsultant, anotherConsultant, somePortalAdmin];

/** A call by a member of staff, with a token as their identity provider gives it. */
export const asStaff = async (
  world: World,
  member: SomeStaff,
  which: number,
  method: string,
  path: string,
  call: Omit<Call, 'address' | 'token'> = {},
): Promise<Answer> =>
  send(world, which, method, path, { ...call, token: await world.staffToken(member), address: '10.9.0.1' });
