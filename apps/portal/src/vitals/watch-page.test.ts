import { expect, it } from 'vitest';
import { type Visit, watchPage } from './watch-page';

function aVisit(path = '/') {
  const told = new Map<string, (entry: { startTime: number; duration: number }) => void>();
  const sent: string[] = [];
  const errors = new EventTarget();
  let isHidden = false;
  const visit: Visit = {
    landing: () => ({ path, firstByte: 123.4 }),
    entries: (type, tell) => {
      told.set(type, tell);
      return () => void told.delete(type);
    },
    errors,
    isHidden: () => isHidden,
    send: (body) => void sent.push(body),
  };
  return {
    stop: watchPage(visit),
    entry: (type: string, entry: object) => told.get(type)?.({ startTime: 0, duration: 0, ...entry }),
    fail: (type: string, more: object) => errors.dispatchEvent(Object.assign(new Event(type), more)),
    leave: () => {
      isHidden = true;
      errors.dispatchEvent(new Event('visibilitychange'));
    },
    reports: () => sent.map((body) => JSON.parse(body) as object),
  };
}

it('a visit that is left reports once what it was like', () => {
  const visit = aVisit();
  visit.entry('largest-contentful-paint', { startTime: 400 });
  visit.entry('largest-contentful-paint', { startTime: 900 });
  visit.entry('event', { duration: 200, interactionId: 0 });
  visit.entry('event', { duration: 120, interactionId: 7 });
  visit.entry('event', { duration: 40, interactionId: 8 });
  visit.entry('layout-shift', { value: 0.02 });
  visit.entry('layout-shift', { value: 0.5, hadRecentInput: true });
  visit.leave();
  visit.leave();
  expect(visit.reports()).toEqual([{ page: '/', ttfb: 0.123, lcp: 0.9, inp: 0.12, cls: 0.02, errors: [] }]);
});

it('the page is told by its route, and a path that is none by nothing', () => {
  const pages = ['/child/details/7000010012', '/thandi-nkosi', '/documents'].map((path) => {
    const visit = aVisit(path);
    visit.leave();
    return visit.reports()[0];
  });
  expect(pages).toMatchObject([{ page: '/child/details/:id' }, { page: '' }, { page: '/documents' }]);
});

it('of a mistake the kind and our file are told, never what it says', () => {
  const visit = aVisit();
  const error = new TypeError('Cannot read Thandi Nkosi');
  error.stack = `${error.message}\n at f (https://portal.example/assets/home-Ab1.js:1:2)`;
  visit.fail('error', { error });
  visit.fail('unhandledrejection', { reason: new RangeError('Nkosi') });
  visit.fail('unhandledrejection', { reason: 'Nkosi' });
  visit.leave();
  expect(visit.reports()).toMatchObject([
    {
      errors: [
        { name: 'TypeError', file: 'home-Ab1.js' },
        { name: 'RangeError', file: '' },
      ],
    },
  ]);
  expect(JSON.stringify(visit.reports())).not.toContain('Nkosi');
});

it('after a sign-out nothing is reported', () => {
  const visit = aVisit();
  visit.stop();
  visit.leave();
  expect(visit.reports()).toEqual([]);
});
