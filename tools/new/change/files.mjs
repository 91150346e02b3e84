// The files of a kind of change: what works it out, and the test of that.

const planner = ({
  code,
  of,
  field,
  name,
  file,
}) => `import { type Endpoints, type TrustedBodyOf } from '@portal/contract';
import { documentsFor } from '@portal/domain';
import { done, type Planner, refused } from '../base/change';
import { changedFields } from '../base/changed-fields';
import { findRecord, nextVersion } from '../record/find-record';

/** Plans what the call \`${file}\` asks for, and nothing else. Who decides: docs/domain/changes.md#r7-2. */
export const ${name}: Planner<TrustedBodyOf<Endpoints['${name}']>> = (policy, body, { now, today }) => {
  const found = findRecord(policy, '${of}', body);
  if (!found.success) return found;
  const current = found.value;
  if (current['Life_Status'] === 'DECEASED') return refused('INVALID_STATUS');
  const fields = { ${field}: body.${field} };
  const changed = changedFields(current, fields);
  if (changed.length === 0) return refused('BAD_REQUEST', 'You have not changed anything');
  return done({
    actionType: '${code}',
    entityType: '${of}',
    entityId: body.id,
    current,
    proposed: nextVersion(current, fields, now),
    changedFields: changed,
    effectiveDate: today,
    requests: documentsFor('${code}', {}),
  });
};
`;

const plannerTest = ({
  field,
  name,
  file,
  label,
  held,
  value,
}) => `import { onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, expect, it } from 'vitest';
import { submitChange } from '../submit/submit-change';
import { approve, approveWithPin, ask, decide, type Who } from '../testing/a-request';
import { aWorld, type World } from '../testing/world';
import { ${name} } from './${file}';

onEveryDatabase('${label}', (db) => {
  let world: World;
  beforeEach(async () => {
    world = await aWorld(db.database);
  });
  const record = async () => {
    const found = (await world.policy()).record.${held};
    if (!found) throw new Error('The family has no such record');
    return found;
  };
  const body = async () => ({ id: (await record()).id, ${field}: ${literal(value)} as const });
  const asking = async (who: Who) => ask(world, who, ${name}, await body());

  it('holds once staff have approved what the customer asked for', async () => {
    const action = await asking('customer');
    expect((await record()).${field}).not.toBe(${literal(value)});
    await decide(world, action.id, 'consultant', approve);
    expect((await record()).${field}).toBe(${literal(value)});
  });

  it('waits for the customer and their PIN when staff ask', async () => {
    const action = await asking('consultant');
    await decide(world, action.id, 'customer', approveWithPin);
    expect((await record()).${field}).toBe(${literal(value)});
  });

  it('is refused when it changes nothing, and for an old version', async () => {
    const { policyNumber, origin, actors, tools } = world;
    const request = { policyNumber, origin, actor: actors.customer, plan: ${name}, idempotency: null };
    const { ${field}, id } = { ...(await record()), ...(await body()) };
    const stale = await submitChange(tools, { ...request, body: { id, ${field}, Version: 0 } });
    expect(stale).toMatchObject({ success: false, code: 'STALE_VERSION' });
    await decide(world, (await asking('customer')).id, 'consultant', approve);
    const again = await submitChange(tools, { ...request, body: { id, ${field} } });
    expect(again).toMatchObject({ success: false, code: 'BAD_REQUEST' });
  });
});
`;

/** A value as code has it. */
export const literal = (value) => (typeof value === 'string' ? `'${value}'` : String(value));

export const changeFiles = (change) => ({
  [`libs/service/change-pipeline/src/planners/${change.file}.ts`]: planner(change),
  [`libs/service/change-pipeline/src/planners/${change.file}.test.ts`]: plannerTest(change),
});
