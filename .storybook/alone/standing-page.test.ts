import { describe, expect, it, vi } from 'vitest';
import { standingPage } from './standing-page';

/** A page that notes what becomes of it, on a service that is another one or not. */
function standing({ isNew = true, before = undefined as Promise<unknown> | undefined } = {}) {
  const log: string[] = [];
  let pages = 0;
  const means = {
    begin: vi.fn(async () => {
      const page = (pages += 1);
      log.push(`begin ${page}`);
      return () => void log.push(`end ${page}`);
    }),
    renew: vi.fn(async () => {
      log.push('renew');
      return isNew;
    }),
    report: vi.fn(),
  };
  return { log, ...means, page: standingPage(means, before) };
}

describe('the page of a feature alone', () => {
  it('is drawn anew on a new service, once the one before has ended', async () => {
    const { page, log } = standing();
    await page.serviceChanged();
    expect(log).toEqual(['begin 1', 'renew', 'end 1', 'begin 2']);
  });

  it('stays as it is on the service that it stands on', async () => {
    const { page, log } = standing({ isNew: false });
    await page.serviceChanged();
    expect(log).toEqual(['begin 1', 'renew']);
  });

  it('makes room for a page of newer sources, which finds the newest service', async () => {
    const { page, log } = standing();
    const next = standing({ before: page.leave() });
    await next.page.drawn();
    expect(log).toEqual(['begin 1', 'end 1', 'renew']);
    expect(next.log).toEqual(['begin 1']);
  });

  it('is not drawn any more after it has made room', async () => {
    const { page, log } = standing();
    await page.drawn();
    const changed = page.serviceChanged();
    await Promise.all([page.leave(), changed]);
    expect(log).toEqual(['begin 1', 'renew', 'end 1', 'renew']);
  });

  it('that could not be drawn says why, and is drawn after the next edit', async () => {
    const { page, begin, report, log } = standing();
    begin
      .mockReset()
      .mockRejectedValueOnce(new Error('No policy'))
      .mockResolvedValue(() => undefined);
    await page.drawn();
    await page.serviceChanged();
    expect(report).toHaveBeenCalledExactlyOnceWith(new Error('No policy'));
    expect(begin).toHaveBeenCalledTimes(2);
    expect(log).toEqual(['renew']);
  });
});
