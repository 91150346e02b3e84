import { expect, it } from 'vitest';
import { type Entry } from '../log';
import { samplesOf } from '../testing/metrics-of';
import { browserReports } from './browser-reports';
import { startMeter } from './metrics/start-meter';

function aService() {
  const { meter, scrape } = startMeter();
  const logged: Entry[] = [];
  let minute = 0;
  const take = browserReports({
    meter,
    isOurs: (path) => path === '/assets/frame-1.js',
    log: (entry) => void logged.push(entry),
    now: () => new Date(minute * 60_000),
  });
  const send = (body: unknown, method = 'POST') => {
    const text = JSON.stringify(body);
    const init = {
      method,
      ...(method === 'POST' && { body: text }),
      headers: { 'content-length': String(text.length) },
    };
    return take(new Request('http://portal/browser-report', init));
  };
  return { send, logged, scrape: async () => samplesOf(await scrape()), nextMinute: () => void (minute += 1) };
}

it('what a browser measured is counted by the page', async () => {
  const { send, scrape } = aService();
  expect((await send({ page: '/child/details/:id', ttfb: 0.2, lcp: 1.5, inp: 0.08, cls: 0.02 })).status).toBe(200);
  const sums = (await scrape()).filter(({ name }) => name.endsWith('_sum'));
  expect(sums.map(({ labels, value }) => [labels['vital'] ?? 'cls', labels['page'], value])).toEqual([
    ['ttfb', '/child/details/:id', 0.2],
    ['lcp', '/child/details/:id', 1.5],
    ['inp', '/child/details/:id', 0.08],
    ['cls', '/child/details/:id', 0.02],
  ]);
});

it('a mistake of our scripts is a line in the log and a number', async () => {
  const { send, scrape, logged } = aService();
  await send({ page: '/', errors: [{ name: 'TypeError', file: 'frame-1.js' }] });
  expect(logged).toEqual([
    { level: 'warn', event: 'browser-error', page: '/', error: 'TypeError', file: 'frame-1.js' },
  ]);
  expect(await scrape()).toEqual([{ name: 'portal_browser_errors_total', labels: { error: 'TypeError' }, value: 1 }]);
});

it('words of somebody else come neither into the log nor into a metric', async () => {
  const { send, scrape, logged } = aService();
  const errors = [{ name: 'Thandi Nkosi', file: '../Nkosi.js', message: 'Nkosi' }];
  expect((await send({ page: '/child/details/nkosi', who: 'Nkosi', lcp: 1, errors })).status).toBe(200);
  expect(JSON.stringify([await scrape(), logged])).not.toMatch(/nkosi/i);
  expect(logged).toEqual([{ level: 'warn', event: 'browser-error', page: '(other)', error: 'Error', file: null }]);
});

it('what is no report, too large or one of very many is refused', async () => {
  const { send, nextMinute } = aService();
  const statusOf = async (body: unknown, method?: string) => (await send(body, method)).status;
  expect(await statusOf(null, 'GET')).toBe(405);
  expect(await statusOf({ page: 1 })).toBe(400);
  expect(await statusOf({ page: '/', lcp: -1 })).toBe(400);
  expect(await statusOf({ page: 'x'.repeat(5_000) })).toBe(413);
  for (let times = 0; times < 300; times += 1) await send({ page: '/' });
  expect(await statusOf({ page: '/' })).toBe(429);
  nextMinute();
  expect(await statusOf({ page: '/' })).toBe(200);
});
