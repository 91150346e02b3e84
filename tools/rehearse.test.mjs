import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { differences } from './rehearse/fingerprint.mjs';
import { splitAt } from './rehearse/traffic.mjs';
import { brokenPromises } from './rehearse/writes-kept.mjs';

describe('a restored database differs', () => {
  const before = { 'public.audit': { rows: 2, hash: 'a' }, 'public.policies': { rows: 3, hash: 'b' } };

  it('nowhere when every table has its rows', () => {
    assert.deepEqual(differences(before, structuredClone(before)), []);
  });

  it('by a table that is missing, a row too few, or a row that says something else', () => {
    const after = { 'public.policies': { rows: 3, hash: 'c' }, 'public.pins': { rows: 0, hash: '' } };
    assert.deepEqual(differences(before, after), [
      'public.audit is missing',
      'public.pins was not there',
      'public.policies has other rows',
    ]);
    assert.deepEqual(differences(before, { ...before, 'public.audit': { rows: 1, hash: 'd' } }), [
      'public.audit has 1 rows and not 2',
    ]);
  });
});

describe('what people were promised', () => {
  const write = (key, policyNumber) => ({ key, policyNumber, email: `${key}@example.com` });
  const writes = [write('one', '1'), write('two', '1'), write('three', '2'), write('four', '2'), write('five', '3')];
  const parts = splitAt(writes, {
    acknowledged: new Set(['one', 'two', 'three']),
    sent: new Set(['one', 'two', 'three', 'four']),
  });
  const found = (keys, emails) => ({ answers: new Set(keys), audited: new Set(keys), emails: new Map(emails) });
  const kept = [
    ['1', 'two@example.com'],
    ['2', 'three@example.com'],
  ];

  it('is kept whether or not what was under way happened', () => {
    assert.deepEqual(brokenPromises(parts, found(['one', 'two', 'three'], kept)), []);
    const withFour = [kept[0], ['2', 'four@example.com']];
    assert.deepEqual(brokenPromises(parts, found(['one', 'two', 'three', 'four'], withFour)), []);
  });

  it('is kept by any of several changes of one policy that were under way', () => {
    const more = { ...parts, underWay: [write('four', '2'), write('six', '2')] };
    const withFour = [kept[0], ['2', 'four@example.com']];
    assert.deepEqual(brokenPromises(more, found(['one', 'two', 'three', 'four'], withFour)), []);
  });

  it('is broken by a write that is lost, one that is half there, one too late, and a record of before', () => {
    const broken = found(['one', 'three', 'five'], [['1', 'one@example.com'], kept[1]]);
    broken.audited.add('four');
    assert.deepEqual(brokenPromises(parts, broken), [
      'two was acknowledged and is lost',
      'four was under way and is half there',
      'five came after the moment and is there',
      'policy 1 has not the address that was acknowledged last',
    ]);
  });
});
