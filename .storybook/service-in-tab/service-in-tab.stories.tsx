import { policyEndpoints } from '@portal/contract';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { visitPlan } from '../screens/screen-parameters';
import { faultNamed, type FaultName } from './faults';
import { startVisit } from './start-visit';

/** What every story of a screen relies on. */
const meta = { title: 'Workbench/Service in the tab', render: () => <p>See the play of this story.</p> } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const visitWith = (fault: FaultName | null) => startVisit({ scenario: 'family-active', fault, isSignedIn: true });
const readPolicies = ({ auth }: Awaited<ReturnType<typeof visitWith>>) => auth.api.call(policyEndpoints.policies, {});

export const UnknownNamesAreRefused: Story = {
  play: async () => {
    const nobody = startVisit({ scenario: 'nobody', fault: null, isSignedIn: true });
    await expect(nobody).rejects.toThrow('There is no scenario "nobody"');
    await expect(() => faultNamed('gremlins')).toThrow('There is no fault "gremlins"');
  },
};

export const TheToolbarWins: Story = {
  play: async () => {
    const asked = { scenario: 'family-active', fault: 'slow', signedIn: false } as const;
    await expect(visitPlan(asked, { scenario: '', fault: '' })).toEqual({
      ...{ scenario: 'family-active', fault: 'slow', isSignedIn: false },
    });
    await expect(visitPlan(asked, { scenario: 'lapsed', fault: '500' })).toEqual({
      ...{ scenario: 'lapsed', fault: '500', isSignedIn: false },
    });
  },
};

export const EveryVisitStartsOver: Story = {
  play: async () => {
    const first = await startVisit({ scenario: 'several-policies', fault: null, isSignedIn: true });
    await expect(await readPolicies(first)).toHaveProperty('data.length', 6);
    const second = await visitWith(null);
    await expect(await readPolicies(second)).toHaveProperty('data.length', 1);
    await expect(await readPolicies(first)).toMatchObject({ success: false, status: 500 });
  },
};

export const FaultsDoWhatTheySay: Story = {
  play: async () => {
    const once = await visitWith('401-once');
    const before = once.auth.session.read();
    await expect(await readPolicies(once)).toHaveProperty('success', true);
    await expect(once.auth.session.read()?.accessToken).not.toBe(before?.accessToken);

    const always = await visitWith('401-always');
    await expect(await readPolicies(always)).toMatchObject({ status: 401, code: 'UNAUTHORIZED' });
    await expect(always.auth.session.read()).toBeNull();

    for (const fault of ['offline', '500'] as const) {
      const broken = await visitWith(fault);
      await expect(await readPolicies(broken)).toMatchObject({ status: 500, code: 'INTERNAL_SERVER_ERROR' });
      broken.network.mend();
      await expect(await readPolicies(broken)).toHaveProperty('success', true);
    }
  },
};

export const NothingLeavesTheTab: Story = {
  play: async () => {
    const before = performance.getEntriesByType('resource').length;
    await expect(await readPolicies(await visitWith(null))).toHaveProperty('success', true);
    const since = performance.getEntriesByType('resource').slice(before);
    await expect(since.filter(({ name }) => !name.startsWith(location.origin))).toEqual([]);
    await expect(since.filter(({ name }) => new URL(name).pathname.startsWith('/api/'))).toEqual([]);
    await expect(localStorage.getItem('tk')).toBeNull();
  },
};
