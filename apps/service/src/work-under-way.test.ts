import { expect, it } from 'vitest';
import { workUnderWay } from './work-under-way';

it('is settled when there is none', async () => {
  await workUnderWay().settled();
});

it('ends pauses early when the service stops, and lets none begin', async () => {
  const work = workUnderWay();
  const steps: string[] = [];
  work.add(work.pause(60_000).then(() => void steps.push('sent')));
  await work.pause(1);
  expect(steps).toEqual([]);
  await work.settled();
  await work.pause(60_000);
  expect(steps).toEqual(['sent']);
});

it('is settled once everything ended or failed, also what began meanwhile', async () => {
  const steps: string[] = [];
  const work = workUnderWay();
  const first = Promise.withResolvers<void>();
  const second = Promise.withResolvers<void>();
  work.add(first.promise.then(() => work.add(second.promise)));
  const settled = work.settled().then(() => steps.push('settled'));
  first.resolve();
  await new Promise((resolve) => setTimeout(resolve, 5));
  steps.push('second fails');
  second.reject(new Error('no'));
  await settled;
  expect(steps).toEqual(['second fails', 'settled']);
});
