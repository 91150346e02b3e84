import { expect, it } from 'vitest';
import { claimDocumentTypes, deathReportStatuses } from '../../code-lists/claims';
import { codesOf } from '../../code-lists/code-list';
import { isReportOpenTo, reportDocumentTypes, reportStageOf } from './own-report';

const number = '27824440009';
const report = { status: 'UNLINKED', channel: 'WEB', cellNumber: number, cellProvedAt: new Date(0) } as const;

it.each([
  ['gave it and proved the number', {}, number, true],
  ['has another number', {}, '27824440001', false],
  ['gave it to staff, who wrote the number down', { channel: 'PHONE', cellProvedAt: null }, number, true],
  ['never proved the number on the public page', { cellProvedAt: null }, number, false],
  ['reported somebody who lives', { status: 'REFUTED' }, number, false],
  ['gave it before it was closed', { status: 'CLOSED' }, number, true],
] as const)('a report opens for whoever %s: %o', (_who, more, typed, opens) => {
  expect(isReportOpenTo({ ...report, ...more }, typed)).toBe(opens);
});

it('what was found is not told: a report is looked at until it is closed', () => {
  const stages = codesOf(deathReportStatuses).map((status) => [status, reportStageOf(status)]);
  expect(Object.fromEntries(stages)).toEqual({
    RECEIVED: 'LOOKING',
    LINKED: 'LOOKING',
    UNLINKED: 'LOOKING',
    NO_MATCH: 'LOOKING',
    REFUTED: 'CLOSED',
    CLOSED: 'CLOSED',
  });
});

it('what is sent for a report is a document that claims know', () => {
  expect(codesOf(claimDocumentTypes)).toEqual(expect.arrayContaining(codesOf(reportDocumentTypes)));
});
