import { describe, expect, it } from 'vitest';
import { actionTypes } from '../index';
import * as approvals from './approvals';
import { codeList, codesOf, labelOf, statusList, toneOf } from './code-list';
import { countries } from './countries';
import * as payments from './payments';
import * as people from './people';
import { provinces } from './provinces';
import * as relationships from './relationships';
import * as statuses from './statuses';

const lists = Object.entries({
  ...approvals,
  actionTypes,
  ...payments,
  ...people,
  ...relationships,
  countries,
  provinces,
  ...statuses,
});

it.each(lists)('%s: every code and every label once, none empty', (_name, list) => {
  const codes = codesOf(list);
  const labels = list.map(({ label }) => label);
  expect(new Set(codes).size).toBe(codes.length);
  expect(new Set(labels).size).toBe(labels.length);
  expect(codes.every((code) => /^[A-Z0-9_]+$/.test(code) && !/^\d+$/.test(code))).toBe(true);
  expect(labels.every((label) => label.trim() !== '' && label === label.trim())).toBe(true);
});

it('lists codes in the order in which they are written', () => {
  expect(codeList({ B: 'Second letter', A: 'First letter', '10_19': 'Ten to nineteen' })).toEqual([
    { code: 'B', label: 'Second letter' },
    { code: 'A', label: 'First letter' },
    { code: '10_19', label: 'Ten to nineteen' },
  ]);
  expect(statusList({ OPEN: ['Open', 'amber'], DONE: ['Done', 'green'] })).toEqual([
    { code: 'OPEN', label: 'Open', tone: 'amber' },
    { code: 'DONE', label: 'Done', tone: 'green' },
  ]);
});

it('reads a label, and shows a code that it does not know', () => {
  expect(labelOf(people.titles, 'PROF')).toBe('Prof');
  expect(labelOf(people.titles, 'DUKE')).toBe('DUKE');
});

it('colours a status, and greys one that it does not know', () => {
  expect(toneOf(statuses.policyStatuses, 'LAPSED')).toBe('red');
  expect(toneOf(statuses.policyStatuses, 'LOST')).toBe('grey');
});

it.each([
  { name: 'titles', list: people.titles, length: 12 },
  { name: 'marital statuses', list: people.maritalStatuses, length: 11 },
  { name: 'languages', list: people.languages, length: 12 },
  { name: 'provinces', list: provinces, length: 9 },
  { name: 'extended relationships', list: relationships.extendedRelationships, length: 21 },
  { name: 'beneficiary relationships', list: relationships.beneficiaryRelationships, length: 25 },
  { name: 'approval statuses', list: statuses.approvalStatuses, length: 8 },
  { name: 'records', list: approvals.entityTypes, length: 10 },
  { name: 'countries', list: countries, length: 248 },
])('there are $length $name', ({ list, length }) => {
  expect(list).toHaveLength(length);
});

describe('countries', () => {
  it('leave South Africa out and put the neighbours on top', () => {
    const codes: string[] = codesOf(countries);
    expect(codes).not.toContain('ZA');
    expect(codes.slice(0, 6)).toEqual(['BW', 'LS', 'MZ', 'NA', 'SZ', 'ZW']);
    expect(codes.every((code) => /^[A-Z]{2}$/.test(code))).toBe(true);
  });
});
