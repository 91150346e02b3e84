import { describe, expect, it } from 'vitest';
import house from '../brands/ubuntu/brand.json' with { type: 'json' };
import { readBrand } from './brand.ts';
import { legalFactNames, legalFactProblem, legalFacts, licenceSentence } from './legal-facts.ts';
import { sampleLegal } from './sample-legal.ts';

it('the licence is one sentence, and none at all while name or number are not known', () => {
  expect(licenceSentence({ insurerName: 'Masakhane Life', fspNumber: '12345' })).toBe(
    'Masakhane Life is a licensed life insurer and an authorised financial services provider (FSP 12345).',
  );
  expect(licenceSentence({ insurerName: 'Masakhane Life' })).toBe('');
  expect(licenceSentence({ insurerName: '', fspNumber: '12345' })).toBe('');
});

describe('a fact that cannot be shown is refused', () => {
  it.each([
    { fact: 'insurerName', value: ' ', says: 'is empty' },
    { fact: 'fspNumber', value: 'FSP 12345', says: 'must be one to six digits' },
    { fact: 'complianceEmail', value: 'compliance', says: 'must be an e-mail address' },
    { fact: 'nfoPhone', value: 'call us', says: 'must be a phone number' },
    { fact: 'paiaManualLink', value: 'javascript:alert(1)', says: 'must be an address that starts with http' },
    { fact: 'paiaManualLink', value: '/paia.pdf', says: 'must be an address that starts with http' },
  ] as const)('$fact = "$value"', ({ fact, value, says }) => {
    expect(legalFactProblem(fact, value)).toContain(says);
  });

  it('with its name, where a brand holds it', () => {
    const read = readBrand({ ...house, legal: { fspNumber: 'one', insurer: 'us' } }, () => '<svg/>');
    const problems = 'problems' in read ? read.problems : [];
    expect(problems).toContain('legal.fspNumber must be one to six digits');
    expect(problems).toContain('legal.insurer is not known');
  });
});

it('every usual value and every value of the sample can be shown', () => {
  for (const fact of legalFactNames) {
    const row = legalFacts[fact];
    const values = ['usual' in row ? row.usual : undefined, sampleLegal[fact]];
    for (const value of values) if (value !== undefined) expect(legalFactProblem(fact, value), fact).toBeNull();
  }
});

it('between usual values and the sample, everything is said once', () => {
  const usual = legalFactNames.filter((fact) => 'usual' in legalFacts[fact]);
  expect([...usual, ...Object.keys(sampleLegal)].toSorted()).toEqual(legalFactNames.toSorted());
});
