import { policyEndpoints } from '@portal/contract';
import { addYears, todayInJohannesburg } from '@portal/domain';
import { clockAtom, portalConfigAtom } from '@portal/policy-workflow';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { lookOf } from '../look/look';
import { visitPlan } from '../screens/screen-parameters';
import { type FaultName } from './faults';
import { startVisit } from './start-visit';

/** What every story of a screen relies on. */
const meta = { title: 'Workbench/Service in the tab', render: () => <p>See the play of this story.</p> } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const plan = visitPlan({}, {});
const visitWith = (fault: FaultName | null) => startVisit({ ...plan, fault });
const readPolicies = ({ auth }: Awaited<ReturnType<typeof visitWith>>) => auth.api.call(policyEndpoints.policies, {});

export const EveryVisitStartsOver: Story = {
  play: async () => {
    const first = await startVisit({ ...plan, scenario: 'several-policies' });
    await expect(await readPolicies(first)).toHaveProperty('data.length', 6);
    const second = await visitWith(null);
    await expect(await readPolicies(second)).toHaveProperty('data.length', 1);
    await expect(await readPolicies(first)).toMatchObject({ success: false, status: 500 });
  },
};

export const AScenarioThatDoesNotExistIsRefused: Story = {
  play: async () => {
    const visit = startVisit({ ...plan, scenario: 'nobody' });
    await expect(visit).rejects.toThrow('There is no scenario "nobody". Known: family-active, ');
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

export const TheClockMovesPageAndServiceTogether: Story = {
  play: async () => {
    const { store, scenario, auth } = await startVisit({ ...plan, scenario: 'lapsed', clock: '1 year later' });
    await expect(todayInJohannesburg(store.get(clockAtom).now())).toBe(addYears(scenario.today, 1));
    const read = await auth.api.call(policyEndpoints.paidStatus, { policyNumber: scenario.signIn });
    // What had lapsed a year ago was cancelled when it could not be brought back any more.
    await expect(read).toMatchObject({ success: true, data: { Policy_Status: 'CANCELLED' } });
  },
};

export const ASlowNetworkTakesItsTime: Story = {
  play: async () => {
    const visit = await visitWith('slow');
    const before = performance.now();
    await expect(await readPolicies(visit)).toHaveProperty('success', true);
    await expect(performance.now() - before).toBeGreaterThan(2000);
  },
};

export const AnotherBrandSpeaksForItself: Story = {
  play: async () => {
    const visit = await startVisit({ ...plan, brand: lookOf({ brand: 'lwandle' }, {}).brand });
    await expect(visit.store.get(portalConfigAtom).brand.productName).toBe('Lwandle Family Cover');
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

export const StaffServiceAPolicyThatTheyOpened: Story = {
  play: async () => {
    const policyNumber = '7000010012';
    const read = async (servicing: string | null) => {
      const { auth } = await startVisit({ ...plan, staff: 'consultant', servicing });
      return auth.api.call(policyEndpoints.policy, { policyNumber });
    };
    await expect(await read(policyNumber)).toHaveProperty('data.policy.Policy_Number', policyNumber);
    await expect(await read(null)).toMatchObject({ status: 403, code: 'POLICY_NOT_OPENED' });
    const { auth } = await startVisit({ ...plan, staff: 'noGroup' });
    await expect(await auth.api.call(policyEndpoints.policy, { policyNumber })).toMatchObject({ code: 'FORBIDDEN' });
  },
};
