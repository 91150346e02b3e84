import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whether a second reader of documents is on this machine. */
export const hasPoppler = spawnSync('pdftotext', ['-v']).status === 0;

/** What the second reader says of a document, its words without white space, and what it warns of. */
export function askPoppler(bytes: Uint8Array): { about: string; text: string; warnings: string } {
  const folder = mkdtempSync(join(tmpdir(), 'document-'));
  try {
    const file = join(folder, 'document.pdf');
    writeFileSync(file, bytes);
    const { stdout, stderr } = spawnSync('pdftotext', [file, '-'], { encoding: 'utf8' });
    const about = execFileSync('pdfinfo', [file], { encoding: 'utf8' });
    return { about, text: stdout.replace(/\s/gu, ''), warnings: stderr };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
