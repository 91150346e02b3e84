import { someConsultant, anotherConsultant, somePortalAdmin, type SomeStaff } from '@portal/service-identity/testing';
import { type Answer, type Call, send } from './call';
import { type World } from './world';

export const staffMembers: readonly SomeStaff[] = [someConsultant, anotherConsultant, somePortalAdmin];

const anotherAdmin: SomeStaff = { sub: 'staff-sizwe', name: 'Sizwe Mabaso', groups: ['ss_portaladmin'] };
/** Those who decide on claims: a refusal that an administrator recommends takes another one. */
export const claimStaff: readonly SomeStaff[] = [...staffMembers, anotherAdmin];

/** Whether somebody with this id is an administrator. */
export const isAdministrator = (id: string): boolean => id === somePortalAdmin.sub || id === anotherAdmin.sub;

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

/** The same call by two members of staff at two processes at once, or by one of them twice. */
export async function asStaffAtOnce(
  world: World,
  members: readonly [SomeStaff, SomeStaff],
  which: number,
  method: string,
  path: string,
  call: Omit<Call, 'address' | 'token'> = {},
): Promise<void> {
  const tokens: string[] = [];
  for (const member of members) tokens.push(await world.staffToken(member));
  await world.atOnce(
    ...tokens.map((token, at) => () => send(world, which + at, method, path, { ...call, token, address: '10.9.0.1' })),
  );
}
