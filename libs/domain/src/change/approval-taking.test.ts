import { expect, it } from 'vitest';
import { mayReleaseForOthers, takenSince } from './approval-taking';

it('a request is somebody’s for an hour', () => {
  expect(takenSince(new Date('2026-11-20T08:00:00Z'))).toEqual(new Date('2026-11-20T07:00:00Z'));
});

it('only administrators give back what somebody else took on', () => {
  expect((['customer', 'consultant', 'portalAdmin'] as const).filter(mayReleaseForOthers)).toEqual(['portalAdmin']);
});
