// What `npm start` and `npm run dev` print: every page that somebody who tries the system can open.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { addresses, addressLines, staffLines } from './lib/addresses.mjs';

const shown = addresses({ port: '5200', outsidePort: '5201' });

describe('the addresses of a running system', () => {
  it('are those of the ports it was started on', () => {
    assert.deepEqual(shown[0], ['Portal', 'http://localhost:5200']);
    for (const [, address] of shown.slice(1)) assert.ok(address.startsWith('http://localhost:5201/'));
  });

  it('name every page that the outside world itself prints', () => {
    const startLines = readFileSync(join(import.meta.dirname, '../apps/outside-world/src/start-lines.ts'), 'utf8');
    const printed = [...startLines.matchAll(/\$\{address\}(\/[\w/-]+)/g)].map(([, path]) => path);
    assert.ok(printed.length > 0);
    assert.deepEqual(
      shown.slice(1).map(([, address]) => new URL(address).pathname),
      printed,
    );
  });

  it('stand under one another', () => {
    const columns = addressLines(shown)
      .split('\n')
      .map((line) => line.indexOf('http'));
    assert.deepEqual(new Set(columns).size, 1);
  });
});

describe('the staff who can sign in', () => {
  it('stand there with what they are, a person a line, under their password', () => {
    const [password, ...people] = staffLines().split('\n');
    assert.match(password, /password demo-staff-password/);
    assert.deepEqual(
      people.map((line) => line.trim().split(/\s{2,}/)),
      [
        ['naledi@staff.example', 'SS Consultants'],
        ['johan@staff.example', 'SS Consultants'],
        ['priya@staff.example', 'SS Portal Admin'],
        ['kagiso@staff.example', 'SS Consultants and SS Portal Admin'],
        ['ruth@staff.example', 'in no group: may do nothing'],
      ],
    );
  });
});
