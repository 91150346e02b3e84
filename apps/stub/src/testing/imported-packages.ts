import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';

/** A statement at the start of a line, or a call: words in a comment or a text are none. */
const imported = /(?:^(?:import|export)\b[^;'"]*?\bfrom\s*|^import\s*|\bimport\()(['"])([^'"\s]+)\1/gm;
const packageOf = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

/** The packages that modules and declarations of a folder import, each once, in order. What Node brings along is none. */
export function importedPackages(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(js|d\.ts)$/.test(path));
  const names = files.flatMap((path) =>
    [...readFileSync(join(folder, path), 'utf8').matchAll(imported)].map(([, , name = '']) => name),
  );
  const outside = names.filter((name) => !name.startsWith('.') && !isBuiltin(name));
  return [...new Set(outside.map(packageOf))].sort();
}
