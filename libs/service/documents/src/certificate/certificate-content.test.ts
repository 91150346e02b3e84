import { expect, it } from 'vitest';
import { aLargePolicy } from '../testing/a-policy';
import { anIssuer } from '../testing/an-issuer';
import { saidIn } from '../testing/said';
import { certificateContent, isCertifiable } from './certificate-content';

const code = '7K3M-Q2XR-9WAB';
const address = `https://portal.example.co.za/certificate?code=${code}`;
const issue = { code, address, issuedAt: new Date('2026-11-20T23:30:00Z'), deaths: [] };
const certificate = (more: object = {}) => certificateContent(aLargePolicy(more), anIssuer, issue);

it('says who is covered as what, for how much and from when', () => {
  const said = saidIn(certificate());
  expect(said).toContain('Who is covered: Lufuno Nemavhola-Ṱhabelo|Spouse|5 Apr 1990|R 20 000|1 Mar 2024');
  expect(said).toContain('Who is covered: Everybody named here is covered for any cause.');
  expect(said).toContain('Who is covered: Today, 21 November 2026: all 18 people are covered.');
  expect(said).toContain('The policy: Plan=Silver Family Plan');
  expect(certificate().lead).toEqual(['Ndivhuwo Nemavhola-Ṱhabelo', 'Policy 7000010012, issued on 21 November 2026']);
});

it('names no beneficiary, no account and no premium: others will read it', () => {
  const heir = { ...aLargePolicy().Beneficiaries[0], First_Name: 'Heir', Surname: 'Apparent' };
  const said = saidIn(certificate({ Beneficiaries: [heir] })).join('\n');
  expect(said).not.toMatch(/Heir|Capitec|4567|R 224/);
});

it('leaves out who is not covered any more, such as a student who proved nothing by March', () => {
  const [child, ...others] = aLargePolicy().Children;
  const ended = { ...child, Is_Student: true, Cover_End_Date: '2026-04-30' };
  const names = saidIn(certificate({ Children: [ended, ...others] })).join(' ');
  expect(names).not.toContain(child?.First_Name);
  expect(names).toContain(others[0]?.First_Name);
});

it('names nobody whose death is claimed, and does not say that somebody has died', () => {
  const [child, ...others] = aLargePolicy().Children;
  const deaths = [{ lifeId: child?.id ?? null, dateOfDeath: '2026-11-18' }];
  const said = saidIn(certificateContent(aLargePolicy(), anIssuer, { ...issue, deaths }));
  expect(said).toContain('Who is covered: Today, 21 November 2026: all 17 people are covered.');
  expect(said.join(' ')).not.toContain(child?.First_Name);
  expect(said.join(' ')).toContain(others[0]?.First_Name);
});

it('says how much is paid from when while part of a cover waits', () => {
  const increase = { lifeId: 'Lufuno', amount: 5000, startDate: '2026-09-01', waitingPeriodEndDate: '2027-03-01' };
  expect(saidIn(certificate({ Cover_Increases: [increase, { ...increase, lifeId: 'somebody-gone' }] }))).toContain(
    'Who is covered: Lufuno Nemavhola-Ṱhabelo: Covered for natural and accidental death. ' +
      'For suicide R 15 000 today, R 20 000 from 2 September 2027. R 15 000 today, R 20 000 from 1 March 2027.',
  );
});

it('draws cover beneath each row as far as it holds: what waits apart', () => {
  const increase = { lifeId: 'Lufuno', amount: 5000, startDate: '2026-09-01', waitingPeriodEndDate: '2027-03-01' };
  const parts = certificate({ Cover_Increases: [increase] }).sections.flatMap((section) => section.parts);
  const bars = parts.flatMap((part) => (part.kind === 'table' ? (part.bars ?? []) : []));
  expect(bars[1]).toEqual({ now: 15_000, waiting: 5000, limit: 0 });
  expect(bars[0]).toEqual({ now: 20_000, waiting: 0, limit: 0 });
});

it('carries the code to type and the square code of the address', () => {
  const said = saidIn(certificate());
  expect(said).toContain(`Check this certificate: Code=${code}`);
  expect(said).toContain(`Check this certificate: Scan to check certificate ${code}=${address}`);
});

it('says until when cover goes on while a premium is unpaid', () => {
  const inGrace = { Policy_Status: 'IN_GRACE', Grace_End_Date: '2026-12-01' };
  expect(saidIn(certificate(inGrace))).toContain('The policy: Premium unpaid, covered until=1 December 2026');
});

it.each(['PENDING', 'LAPSED', 'CANCELLED', 'NOT_TAKEN_UP', 'CLAIMED'])(
  'there is none while a policy is %s',
  (status) => {
    const policy = aLargePolicy({ Policy_Status: status });
    expect(isCertifiable(policy)).toBe(false);
    expect(() => certificateContent(policy, anIssuer, issue)).toThrow(status);
  },
);
