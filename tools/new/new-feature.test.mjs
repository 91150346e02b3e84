// The generator of a feature lib: what it makes, what it refuses, and that what it makes is sound.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { ESLint } from 'eslint';
import * as prettier from 'prettier';
import { scratchCopy } from '../lib/scratch-copy.mjs';
import { environment, root } from '../lib/workspace.mjs';
import { edited, edits, featureFiles } from '../new-feature.mjs';

const name = 'zz-generated';
const files = featureFiles(name, 'Generated pages');
const tsconfig = readFileSync(join(root, 'tsconfig.base.json'), 'utf8');
const run = (command, args, cwd = root) => spawnSync(command, args, { cwd, env: environment(), encoding: 'utf8' });
/** The copy has the packages of this workspace, and with them the cache that other tests may be writing. */
const alone = ['--experimental.fsModuleCache=false'];

describe('a new feature', () => {
  it('has the files of every feature, in its own folder', () => {
    assert.deepEqual(
      Object.keys(files).map((path) => path.replace(`libs/features/${name}/`, '')),
      [
        'project.json',
        'tsconfig.json',
        'vitest.config.ts',
        'README.md',
        'src/index.ts',
        'src/routes.tsx',
        'src/routes.test.tsx',
        `src/${name}.screen.tsx`,
        `src/${name}.stories.tsx`,
      ],
    );
  });

  it('stands on the layer of the features', () => {
    const project = JSON.parse(files[`libs/features/${name}/project.json`]);
    assert.equal(project.name, name);
    assert.deepEqual(project.tags, ['type:feature', 'platform:web']);
  });

  it('adds its entry point to the paths, once, and changes nothing else', () => {
    const after = edited(tsconfig, edits(name, 'Generated pages')['tsconfig.base.json']);
    const { paths, ...others } = JSON.parse(after).compilerOptions;
    const { [`@portal/${name}`]: entryPoint, ...known } = paths;
    assert.deepEqual(entryPoint, [`./libs/features/${name}/src/index.ts`]);
    assert.deepEqual({ ...others, paths: known }, JSON.parse(tsconfig).compilerOptions);
    assert.equal(after.split(`"@portal/${name}"`).length, 2);
  });

  it('says which file it has to follow, when a line is not there any more', () =>
    assert.throws(() => edited('nothing', [[/something/, '']], 'a.ts'), /a\.ts has no \/something\/ any more/));
});

describe('the generator refuses', () => {
  const refused = [
    ['', /Say what to call it.*npm run new:feature -- /],
    ['Claims', /"Claims" cannot be a name: .* as "claims"\./],
    ['myClaims', /as "my-claims"\./],
    ['my claims', /as "my-claims"\./],
    ['claims_old', /as "claims-old"\./],
    ['1claims', /as "claims"\./],
    ['../claims', /as "claims"\./],
    ['claims-', /as "claims"\./],
    ['!', /small letters with hyphens\.$/],
    ['default', /is a word of the language: take another name, as "default-pages"\./],
    ['home', /"home" is taken by libs\/features\/home: take another name/],
    ['domain', /"domain" is taken by libs\/domain/],
    ['pay-now', /"pay-now" is taken by the address \/pay-now/],
    ['tools', /"tools" is taken/],
  ];
  for (const [bad, sentence] of refused)
    it(`the name "${bad}" in one sentence, and touches nothing`, () => {
      const { status, stderr } = run('node', ['tools/new-feature.mjs', bad, 'Claims']);
      assert.equal(status, 1);
      assert.match(stderr.trimEnd(), sentence);
      assert.equal(stderr.trimEnd().split('\n').length, 1);
      assert.equal(readFileSync(join(root, 'tsconfig.base.json'), 'utf8'), tsconfig);
    });
});

describe('what the generator makes', () => {
  // On a copy: other commands may be reading the workspace.
  let copy;
  before(() => {
    copy = scratchCopy('new-feature');
    const { status, stderr } = run('node', ['tools/new-feature.mjs', name, 'Generated pages'], copy.folder);
    assert.equal(status, 0, stderr);
  });
  after(() => copy.remove());
  const feature = () => join(copy.folder, 'libs/features', name);

  it('is formatted', async () => {
    for (const path of [...Object.keys(files), ...Object.keys(edits(name, ''))]) {
      const text = readFileSync(join(copy.folder, path), 'utf8');
      const style = await prettier.resolveConfig(join(root, path));
      assert.equal(text, await prettier.format(text, { ...style, filepath: path }), path);
    }
  });

  it('lints', async () => {
    const eslint = new ESLint({ cwd: root });
    for (const [path, code] of Object.entries(files)) {
      if (!/\.tsx?$/.test(path)) continue;
      // As a file of a library that stands on the same layer: the rules know libraries by their folder.
      const filePath = join(root, path.replace(`features/${name}/`, 'features/home/'));
      const [result] = await eslint.lintText(code, { filePath });
      assert.deepEqual(result.messages, [], path);
    }
  });

  it('type-checks, and so does what has a row for each address', () => {
    for (const project of [feature(), join(copy.folder, 'libs/conformance')]) {
      const { status, stdout } = run('node', ['node_modules/typescript-7/bin/tsc', '-p', project]);
      assert.equal(status, 0, stdout);
    }
  });

  it('passes its own test', () => {
    const { status, stdout, stderr } = run('vitest', ['run', ...alone], feature());
    assert.equal(status, 0, stdout + stderr);
    assert.match(stdout, /1 passed/);
  });

  it('has its address in the contract and in the portal, whose tests pass', () => {
    for (const [project, test] of [
      ['libs/contract', 'src/portal-paths.test.ts'],
      ['apps/portal', 'src/routes.test.tsx'],
      ['libs/conformance', 'src/screens'],
    ]) {
      const { status, stdout, stderr } = run('vitest', ['run', ...alone, test], join(copy.folder, project));
      assert.equal(status, 0, stdout + stderr);
    }
    assert.match(readFileSync(join(copy.folder, 'libs/contract/src/portal-paths.ts'), 'utf8'), /'\/zz-generated',/);
  });
});
