import { callersOf, type Endpoint, type EndpointName, endpoints } from '@portal/contract';
import { expect, it } from 'vitest';
import { behindSignIn, screens } from './screens';

const all = Object.values(screens);
const used = new Set<EndpointName>([...behindSignIn, ...all.flatMap(({ calls }) => calls)]);

/** Calls that a policyholder may make and that no screen stands or falls with. */
const besideScreens: readonly EndpointName[] = [
  'capabilities', // asked only where an addition is not found
  'startUpload', // these three with `putPart`, or not at all
  'partialUpload',
  'cancelUpload',
  'cover', // no screen of this portal asks it
  'payatCallback', // reports of other systems
  'debiCheckCallback',
  'collectionCallback',
  'payoutReport',
  'voucherReport',
];

it('every call that a policyholder may make is needed by a screen, or it is said why not', () => {
  const calls = (Object.entries(endpoints) as [EndpointName, Endpoint][])
    .filter(([, row]) => callersOf(row).includes('customer'))
    .map(([name]) => name);
  expect(calls.filter((name) => !used.has(name)).sort()).toEqual([...besideScreens].sort());
});

it('no screen of a policyholder needs a call that is for somebody else', () => {
  const calls = all.filter(({ who }) => who === 'everybody' || who === 'customers').flatMap((screen) => screen.calls);
  expect(calls.filter((name) => !callersOf(endpoints[name]).includes('customer'))).toEqual([]);
});
