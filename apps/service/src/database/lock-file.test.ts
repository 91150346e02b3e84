import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LockHeldError, takeLock } from './lock-file';

let folder = '';
let path = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  path = join(folder, 'database.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

const holderIn = (file: string) => JSON.parse(readFileSync(file, 'utf8')).pid;
const deadPid = () => spawnSync(process.execPath, ['-e', '']).pid;

describe('a lock', () => {
  it('names this process while it is held, and leaves nothing behind', () => {
    const lock = takeLock(path);
    expect(holderIn(path)).toBe(process.pid);
    expect(readdirSync(folder)).toEqual(['database.lock']);
    lock.release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('makes its folder', () => {
    takeLock(join(folder, 'new', 'database.lock'));
    expect(existsSync(join(folder, 'new', 'database.lock'))).toBe(true);
  });

  it('is refused while its holder runs, and the refusal names the holder', async () => {
    const holder = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    await once(holder, 'spawn');
    writeFileSync(path, JSON.stringify({ pid: holder.pid }));
    try {
      expect(() => takeLock(path)).toThrow(LockHeldError);
      expect(() => takeLock(path)).toThrow(`process ${holder.pid}`);
      expect(holderIn(path)).toBe(holder.pid);
    } finally {
      holder.kill('SIGKILL');
      await once(holder, 'exit');
    }
  });

  it('is taken over once its holder is dead', () => {
    writeFileSync(path, JSON.stringify({ pid: deadPid() }));
    takeLock(path);
    expect(holderIn(path)).toBe(process.pid);
    expect(readdirSync(folder)).toEqual(['database.lock']);
  });

  it.runIf(process.platform === 'linux')('is taken over when its number went to a later process', () => {
    writeFileSync(path, JSON.stringify({ pid: process.ppid, started: '1' }));
    takeLock(path);
    expect(holderIn(path)).toBe(process.pid);
  });

  it.each(['', '{', '{}', '{"pid":-1}', '{"pid":"1"}', 'null'])('is taken over when it says %j', (text) => {
    writeFileSync(path, text);
    takeLock(path);
    expect(holderIn(path)).toBe(process.pid);
  });

  it('that somebody else took meanwhile is not released', () => {
    const lock = takeLock(path);
    writeFileSync(path, JSON.stringify({ pid: process.ppid }));
    lock.release();
    expect(holderIn(path)).toBe(process.ppid);
  });
});
