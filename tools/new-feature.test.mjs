// The generator of a feature lib: what it makes, what it refuses, and that what it makes is sound.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { ESLint } from 'eslint';
import * as prettier from 'prettier';
import { environment, root } from './lib/workspace.mjs';
import { featureFiles, withPath } from './new-feature.mjs';

const name = 'zz-generated';
const files = featureFiles(name, 'Generated pages');
const tsconfig = readFileSync(join(root, 'tsconfig.base.json'), 'utf8');
const run = (command, args, cwd = root) => spawnSync(command, args, { cwd, env: environment(), encoding: 'utf8' });

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
    const { paths, ...others } = JSON.parse(withPath(tsconfig, name)).compilerOptions;
    const { [`@portal/${name}`]: entryPoint, ...known } = paths;
    assert.deepEqual(entryPoint, [`./libs/features/${name}/src/index.ts`]);
    assert.deepEqual({ ...others, paths: known }, JSON.parse(tsconfig).compilerOptions);
    assert.equal(withPath(tsconfig, name).split(`"@portal/${name}"`).length, 2);
  });
});

describe('the generator refuses', () => {
  for (const bad of ['', 'Claims', '1claims', 'claims_old', '../claims', 'my claims'])
    it(`the name "${bad}"`, () => {
      const { status, stderr } = run('node', ['tools/new-feature.mjs', bad, 'Claims']);
      assert.notEqual(status, 0);
      assert.match(stderr, /Usage: npm run new:feature/);
    });

  it('a name that is taken, and touches nothing', () => {
    const readme = join(root, 'libs/features/home/src/routes.tsx');
    const text = readFileSync(readme, 'utf8');
    const { status, stderr } = run('node', ['tools/new-feature.mjs', 'home', 'Home']);
    assert.notEqual(status, 0);
    assert.match(stderr, /libs\/features\/home exists already/);
    assert.equal(readFileSync(readme, 'utf8'), text);
    assert.equal(readFileSync(join(root, 'tsconfig.base.json'), 'utf8'), tsconfig);
  });
});

describe('what the generator makes', () => {
  // A workspace beside the real one, which other commands may be reading: its paths lead to the real libs.
  let workspace;
  before(() => {
    mkdirSync(join(root, 'dist/test'), { recursive: true });
    workspace = mkdtempSync(join(root, 'dist/test/new-feature-'));
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(workspace, path)), { recursive: true });
      writeFileSync(join(workspace, path), text);
    }
    const paths = withPath(tsconfig.replaceAll('"./libs/', '"../../../libs/'), name);
    writeFileSync(join(workspace, 'tsconfig.base.json'), paths);
    for (const shared of ['vitest.shared.mjs', 'tools/reliability', 'tools/lib/workspace.mjs']) {
      cpSync(join(root, shared), join(workspace, shared), { recursive: true });
    }
  });
  after(() => {
    rmSync(workspace, { recursive: true, force: true });
    assert.equal(existsSync(join(root, 'libs/features', name)), false);
  });
  const feature = () => join(workspace, 'libs/features', name);

  it('is formatted', async () => {
    for (const [path, text] of Object.entries(files)) {
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

  it('type-checks', () => {
    const { status, stdout } = run('node', ['node_modules/typescript-7/bin/tsc', '-p', feature()]);
    assert.equal(status, 0, stdout);
  });

  it('passes its own test', () => {
    const { status, stdout, stderr } = run('vitest', ['run'], feature());
    assert.equal(status, 0, stdout + stderr);
    assert.match(stdout, /1 passed/);
  });
});
