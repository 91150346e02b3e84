// The generators of parts of what is there: all of them on one copy of the workspace, then the checks of everything that they wrote.
// What they refuse, and where they put lines, are tests of their own (new-names.test.mjs).
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { checkedCopy } from './checked-copy.mjs';

const letters = '/policies/{policyNumber}/letters';

/** For the tests of what was written, which import half of the service each: `npm run prove`, which follows the recipes too. */
const proved = { skip: process.env.TEST_SIZE === 'prove' ? false : 'with npm run prove' };

describe('what the generators make', () => {
  let copy;
  before(() => {
    copy = checkedCopy('new-generators');
    for (const [generator, ...args] of [
      ['new-change', 'UPDATE_CHILD_SCHOOL', '--field=Institution_Name'],
      ['new-component', 'ZzBadge', '--in=text'],
      ['new-scenario', 'a widow with two policies'],
      ['new-endpoint', 'GET', letters],
      ['new-endpoint', 'PUT', `/staff${letters}/{letterId}`, '--who=send a payment link'],
    ]) {
      const { status, stderr } = copy.generate(generator, ...args);
      assert.equal(status, 0, stderr);
    }
  });
  after(() => copy.remove());
  const passes = ({ status, stdout, stderr }) => assert.equal(status, 0, stdout + stderr);

  it('is registered beside what is there, and nothing else is touched', () => {
    assert.deepEqual(copy.written().sort(), [
      'docs/api/released.json',
      'docs/domain/changes.md',
      'libs/conformance/src/screens/screens.test.ts',
      'libs/contract/src/endpoints.test.ts',
      'libs/contract/src/endpoints.ts',
      'libs/contract/src/endpoints/letters.ts',
      'libs/contract/src/endpoints/members.ts',
      'libs/contract/src/endpoints/update-letters.ts',
      'libs/contract/src/form-of-change.ts',
      'libs/contract/src/index.ts',
      'libs/contract/src/openapi/examples.json',
      'libs/contract/src/openapi/field-words.json',
      'libs/contract/src/openapi/parameters.ts',
      'libs/contract/src/openapi/tags.ts',
      'libs/contract/src/records/letters.ts',
      'libs/contract/src/records/update-letters.ts',
      'libs/contract/src/testing/bodies.ts',
      'libs/domain/src/change/kinds-of-change.ts',
      'libs/scenarios/README.md',
      'libs/scenarios/src/scenarios.ts',
      'libs/scenarios/src/scenarios/widow-with-two-policies.ts',
      'libs/scenarios/src/testing/examples/example-calls.ts',
      'libs/scenarios/src/testing/examples/letters-calls.ts',
      'libs/scenarios/src/testing/examples/update-letters-calls.ts',
      'libs/service/change-pipeline/src/planners/planners.ts',
      'libs/service/change-pipeline/src/planners/update-child-school.test.ts',
      'libs/service/change-pipeline/src/planners/update-child-school.ts',
      'libs/service/change-pipeline/src/testing/every-request.ts',
      'libs/service/core/src/access-matrix/authz-matrix.json',
      'libs/service/core/src/call/compressible.test.ts',
      'libs/service/core/src/testing/matrix/paths-to.ts',
      'libs/service/core/src/use-cases/letters.test.ts',
      'libs/service/core/src/use-cases/letters.ts',
      'libs/service/core/src/use-cases/staff/update-letters/update-letters.test.ts',
      'libs/service/core/src/use-cases/staff/update-letters/update-letters.ts',
      'libs/service/core/src/use-cases/use-cases.ts',
      'libs/ui-kit/README.md',
      'libs/ui-kit/src/index.ts',
      'libs/ui-kit/src/styles/zz-badge.css',
      'libs/ui-kit/src/text/zz-badge.stories.tsx',
      'libs/ui-kit/src/text/zz-badge.test.tsx',
      'libs/ui-kit/src/text/zz-badge.tsx',
    ]);
  });

  it('is formatted', async () => assert.deepEqual(await copy.unformatted(), []));
  it('lints', async () => assert.deepEqual(await copy.lint(), []));
  it('type-checks', () => assert.equal(copy.typeErrors(), ''));
  it('leaves the documents whole', () => passes(copy.docs()));

  it('passes the tests of the design system', () =>
    passes(copy.tests('libs/ui-kit', 'zz-badge', 'src/stories.test.ts', 'src/entry-points.test.ts', 'src/styles')));

  it('is among the calls of which it is said whether a screen needs them', () =>
    passes(copy.tests('libs/conformance', 'src/screens')));

  it('passes the tests of the contract that know every call', proved, () =>
    passes(
      copy.tests('libs/contract', 'endpoints.test', 'openapi', 'hostile-text', 'form-of-change', 'first-page-bytes'),
    ),
  );

  it('is a kind of change whose row says what the document says, and which holds once it is approved', proved, () => {
    passes(copy.tests('libs/domain', 'src/change'));
    passes(copy.tests('libs/service/change-pipeline', 'update-child-school', 'allowed-actions', 'moved-meanwhile'));
  });

  it('passes its own tests in the service, and those that ask how a call is read', proved, () =>
    passes(
      copy.tests(
        'libs/service/core',
        'letters.test',
        'staff-reads',
        'compressible',
        '-t',
        'etters|nothing is compressed',
      ),
    ),
  );

  it('is a scenario that breaks no rule, and examples that the service gives', proved, () => {
    writeFileSync(join(copy.folder, 'libs/scenarios/src/letters.test.ts'), examplesTest);
    passes(
      copy.tests(
        'libs/scenarios',
        'readme',
        'src/demo-seed',
        'letters',
        'src/scenarios.test',
        '-t',
        'README|demo|document|widow',
      ),
    );
  });
});

/** The new calls alone: making all of them takes ten times as long. */
const examplesTest = `import { endpoints } from '@portal/contract';
import { expect, it } from 'vitest';
import examples from '../../contract/src/openapi/examples.json';
import { demoSeed } from './demo-seed';
import { referenceDate } from './scenario';
import { exampleCalls } from './testing/examples/example-calls';
import { exampleService } from './testing/examples/example-service';

it('the document says what the service answers', async () => {
  const service = await exampleService(demoSeed(referenceDate), referenceDate);
  for (const name of ['letters', 'updateLetters'] as const) {
    const { params, body, ...call } = await exampleCalls[name](service);
    const answered = await service.make(name, { params, body, ...call });
    const refused = body && (await service.make(name, { params, ...call, body: {} })).body;
    expect({ params, ...(body && { body }), data: answered.body.data, ...(refused && { refused }) }).toEqual(examples[name]);
  }
  expect(Object.keys(endpoints)).toContain('letters');
  await service.close();
});
`;
