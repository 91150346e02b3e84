import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { refusal, success } from '../http/answers';
import { smallBody } from '../http/form';
import { type Directory, groupNames } from './directory';
import { type Memory } from './memory';
import { accessTokenSeconds, ModeSchema } from './switch-fields';
import { type Switches } from './switches';

interface Options {
  directory: Directory;
  switches: Switches;
  memory: Memory;
}

const BehaviourSchema = v.strictObject({
  mode: v.exactOptional(ModeSchema),
  issuesRefreshTokens: v.exactOptional(v.boolean('issuesRefreshTokens must be true or false')),
  accessTokenSeconds: v.exactOptional(accessTokenSeconds),
});
const email = v.string('email must be the address of a member of staff');
const GroupsSchema = v.strictObject({ email, groups: v.array(v.picklist(groupNames)) });
const EndSignInSchema = v.strictObject({ email });

/** What the operator page does, as JSON under `/__test/identity`, for journeys that switch it. */
export function testSwitches({ directory, switches, memory }: Options): Hono {
  const hooks = new Hono();
  const state = () =>
    success({
      ...switches.behaviour(),
      people: directory.all().map((person) => ({ ...person, isSignedIn: memory.isSignedIn(person.sub) })),
    });

  hooks.use('/__test/identity/*', smallBody);
  hooks.get('/__test/identity', () => state());

  hooks.post('/__test/identity', async (c) => {
    const change = await read(c, BehaviourSchema);
    if ('refused' in change) return change.refused;
    switches.change(change.body);
    return state();
  });

  hooks.post('/__test/identity/groups', async (c) => {
    const change = await read(c, GroupsSchema);
    if ('refused' in change) return change.refused;
    const person = directory.withEmail(change.body.email);
    if (!person) return nobody();
    directory.setGroups(person, change.body.groups);
    return state();
  });

  hooks.post('/__test/identity/end-sign-in', async (c) => {
    const change = await read(c, EndSignInSchema);
    if ('refused' in change) return change.refused;
    const person = directory.withEmail(change.body.email);
    if (!person) return nobody();
    memory.endSignInsOf(person.sub);
    return state();
  });
  return hooks;
}

async function read<T>(c: Context, schema: v.GenericSchema<unknown, T>): Promise<{ body: T } | { refused: Response }> {
  const body = v.safeParse(schema, await c.req.json().catch(() => null));
  return body.success ? { body: body.output } : { refused: refusal(400, 'BAD_REQUEST', body.issues[0].message) };
}

const nobody = () => refusal(404, 'NOT_FOUND', 'Nobody has this email address');
