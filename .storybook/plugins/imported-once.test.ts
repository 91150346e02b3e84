import { afterEach, describe, expect, it, vi } from 'vitest';
import { rewritten } from './imported-once';

type Load = () => Promise<unknown>;

/** What a file with these late imports does, `load` standing for the browser's own import. */
function run(source: string, load: Load): Promise<unknown> {
  const { code } = rewritten(source, '/libs/file.ts') ?? { code: source };
  return new Function('load', code.replaceAll(/\bimport\([^)]*\)/g, 'load()'))(load);
}

afterEach(() => Reflect.deleteProperty(globalThis, 'importedOnce'));

describe('a module that is loaded late', () => {
  it('is asked for once by however many stories', async () => {
    const load = vi.fn(async () => 'screen');
    await run(`return import('./screen')`, load);
    await expect(run(`return import('./screen')`, load)).resolves.toBe('screen');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is another one under another name', async () => {
    const load = vi.fn(async () => 'screen');
    await run(`return import('./screen')`, load);
    await run(`return import('./other')`, load);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('that could not be loaded is asked for again', async () => {
    const load = vi.fn<Load>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('screen');
    await expect(run(`return import('./screen')`, load)).rejects.toThrow('offline');
    await expect(run(`return import('./screen')`, load)).resolves.toBe('screen');
  });
});

it('a file that loads nothing late stays as it is', () => {
  expect(rewritten(`import { a } from './a';`, '/libs/file.ts')).toBeNull();
});
