import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { refusal } from '../http/answers';
import { formFields, smallBody } from '../http/form';
import { ownPagesOnly } from '../http/own-pages-only';
import { type Directory, groupNames, type Person } from './directory';
import { type Memory } from './memory';
import { operatorPage } from './operator-page';
import { accessTokenSeconds, ModeSchema } from './switch-fields';
import { type Switches } from './switches';

interface Options {
  directory: Directory;
  switches: Switches;
  memory: Memory;
}

const yesOrNo = v.pipe(
  v.picklist(['yes', 'no']),
  v.transform((answer) => answer === 'yes'),
);
const BehaviourForm = v.strictObject({
  mode: v.exactOptional(ModeSchema),
  issuesRefreshTokens: v.exactOptional(yesOrNo),
  accessTokenSeconds: v.exactOptional(
    v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), accessTokenSeconds),
  ),
});

/** What the operator of the provider sees and does. */
export function operatorPages({ directory, switches, memory }: Options): Hono {
  const pages = new Hono();
  const show = (problem?: string) =>
    operatorPage({
      behaviour: switches.behaviour(),
      people: directory.all().map((person) => ({ person, isSignedIn: memory.isSignedIn(person.sub) })),
      problem,
    });
  const back = (c: Context) => c.redirect('/identity/operator', 303);

  pages.use('/identity/operator/*', ownPagesOnly, smallBody);
  pages.get('/identity/operator', (c) => c.html(show()));

  pages.post('/identity/operator/behaviour', async (c) => {
    const form = v.safeParse(BehaviourForm, await formFields(c));
    if (!form.success) return c.html(show('Enter how long access tokens live in seconds, from 1 to 86400.'), 400);
    switches.change(form.output);
    return back(c);
  });

  const actions: Record<string, (person: Person, fields: Record<string, string>) => void> = {
    'end-sign-in': (person) => memory.endSignInsOf(person.sub),
    groups: (person, { group = '', member }) =>
      directory.setGroups(
        person,
        member === 'yes' ? [...person.groups, group] : person.groups.filter((name) => name !== group),
      ),
  };
  pages.post('/identity/operator/people/:sub/:action', async (c) => {
    const person = directory.withSub(c.req.param('sub'));
    const action = Object.hasOwn(actions, c.req.param('action')) ? actions[c.req.param('action')] : undefined;
    if (!person || !action) return refusal(404, 'NOT_FOUND', 'Not found');
    const fields = await formFields(c);
    if (fields['group'] !== undefined && !groupNames.includes(fields['group'])) {
      return refusal(400, 'BAD_REQUEST', `group must be one of ${groupNames.join(', ')}`);
    }
    action(person, fields);
    return back(c);
  });
  return pages;
}
