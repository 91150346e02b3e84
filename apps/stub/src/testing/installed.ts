import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const workspace = join(import.meta.dirname, '../../../..');
const isProof = process.env['TEST_SIZE'] === 'prove';

interface PackageFile {
  name: string;
  version: string;
  dependencies: Record<string, string>;
}

/**
 * An empty project outside the workspace with one of our packages in it, and `remove` to take it away. With `npm run prove` npm packs and
 * installs it; else it lies there as npm would put it, beside links to what it says that it depends on, and to nothing else.
 */
export function installed(built: string) {
  const source = join(workspace, 'dist/packages', built);
  if (!existsSync(join(source, 'package.json'))) {
    throw new Error(`dist/packages/${built} is not built: run npm run pack.`);
  }
  const { name, dependencies } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as PackageFile;
  const project = mkdtempSync(join(tmpdir(), `installed-${built}-`));
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }');
  if (isProof) install(source, project);
  else place(source, project, { name, dependencies });
  return {
    project,
    folder: join(project, 'node_modules', name),
    dependencies: Object.keys(dependencies),
    remove: () => rmSync(project, { recursive: true, force: true }),
  };
}

function install(source: string, project: string): void {
  const npm = (...args: string[]) => execFileSync('npm', args, { cwd: project, encoding: 'utf8' });
  const tarball = npm('pack', '--silent', '--pack-destination', project, source).trim();
  npm('install', '--no-audit', '--no-fund', '--silent', join(project, tarball));
}

function place(source: string, project: string, { name, dependencies }: Pick<PackageFile, 'name' | 'dependencies'>) {
  cpSync(source, join(project, 'node_modules', name), { recursive: true });
  for (const dependency of Object.keys(dependencies)) {
    const link = join(project, 'node_modules', dependency);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(workspace, 'node_modules', dependency), link, 'junction');
  }
}
