import { describe, expect, it, vi } from 'vitest';
import { followReleases } from './follow-releases';

class FakeWorker extends EventTarget {
  readonly told: unknown[] = [];
  postMessage = (message: unknown) => void this.told.push(message);
}

/** A page with or without a worker, and what its browser does with newer ones. */
function page({ hasWorker = true } = {}) {
  const registration = Object.assign(new EventTarget(), {
    installing: null as FakeWorker | null,
    waiting: null as FakeWorker | null,
  });
  const workers = Object.assign(new EventTarget(), {
    controller: hasWorker ? new FakeWorker() : null,
    ready: Promise.resolve(registration),
  });
  const newer: { use: () => void }[] = [];
  const reload = vi.fn();
  const stop = followReleases(workers as unknown as ServiceWorkerContainer, (one) => void newer.push(one), reload);
  /** The browser finds a newer worker and installs it. */
  const install = async () => {
    await workers.ready;
    const worker = new FakeWorker();
    registration.installing = worker;
    registration.dispatchEvent(new Event('updatefound'));
    registration.installing = null;
    registration.waiting = worker;
    worker.dispatchEvent(new Event('statechange'));
    return worker;
  };
  const takeOver = () => workers.dispatchEvent(new Event('controllerchange'));
  return { newer, reload, stop, install, takeOver };
}

describe('a newer release', () => {
  it('is told once it is ready, and opens when somebody says so', async () => {
    const { newer, reload, install, takeOver } = page();
    const worker = await install();
    expect(newer).toHaveLength(1);
    newer[0]?.use();
    expect(worker.told).toEqual([{ kind: 'take-over' }]);
    expect(reload).not.toHaveBeenCalled();
    takeOver();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('that does not take over in time leaves the page to load again', async () => {
    vi.useFakeTimers();
    const { newer, reload, install } = page();
    await install();
    newer[0]?.use();
    vi.advanceTimersByTime(5_000);
    expect(reload).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it('that another tab took is told here, and this page goes on until somebody says so', async () => {
    const { newer, reload, takeOver } = page();
    takeOver();
    expect(newer).toHaveLength(1);
    expect(reload).not.toHaveBeenCalled();
    newer[0]?.use();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is nothing to tell where this page came over the network', async () => {
    const { newer, reload, install, takeOver } = page({ hasWorker: false });
    await install();
    takeOver();
    expect(newer).toEqual([]);
    expect(reload).not.toHaveBeenCalled();
  });

  it('is told no more once the page has ended', async () => {
    const { newer, stop, install, takeOver } = page();
    await Promise.resolve();
    stop();
    await install();
    takeOver();
    expect(newer).toEqual([]);
  });
});
