import { staffDeathReportAdditions } from '@portal/contract';
import { failsUntilReload, loading } from '@portal/policy-workflow/stories';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { aSister, aStranger, showWithDocument, theHolder, writeDown } from '../testing/reports';
import { Component } from './death-report.screen';

const meta = {
  title: 'Screens/Servicing/Report of a death',
  component: Component,
  parameters: { scenario: 'family-active', path: '/desk/death-reports/none', staff: 'consultant' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const unknown = 'There is no such report.';

type Told = Parameters<typeof writeDown> extends [unknown, ...infer Rest] ? Rest : never;

/** Writes a report down, and opens it from the list. */
async function open({ canvas, loaded, userEvent }: Play, ...told: Told) {
  await canvas.findByText(unknown);
  const report = await writeDown(loaded.visit.auth, ...told);
  await userEvent.click(await canvas.findByRole('link', { name: 'Back to the list' }));
  await userEvent.click(within(await canvas.findByRole('table')).getAllByRole('link')[0] as HTMLElement);
  await canvas.findByRole('heading', { level: 1, name: `Report ${report.reference}` });
  return report;
}
const part = ({ canvas }: Pick<Play, 'canvas'>, name: string) => within(canvas.getByRole('region', { name }));

export const EverythingThatWasTold: Story = {
  globals: { viewport: { value: 'wide' } },
  play: async (play) => {
    const told = theHolder();
    const { id } = await open(play, told);
    await expect(play.canvas.getByText('Thandi Nkosi, died on 15 November 2026')).toBeVisible();
    const died = part(play, 'Who died');
    await expect(died.getByText(String(told.Id_Number))).toBeVisible();
    await expect(died.getByRole('button', { name: 'Copy: ID number' })).toBeVisible();
    const reporter = part(play, 'Who told us');
    await expect(reporter.getByText('Sister')).toBeVisible();
    await expect(reporter.getByRole('link', { name: '083 111 2222' })).toHaveAttribute('href', 'tel:+27831112222');
    await expect(reporter.getByText(/^Their number is not on record on any policy\./)).toBeVisible();
    const found = part(play, 'Where we found the person');
    await expect(found.getByRole('link', { name: 'Open policy 7000010012' })).toHaveAttribute(
      'href',
      `/desk?policy=7000010012&returnTo=${encodeURIComponent(`/desk/death-reports/${id}`)}`,
    );
    const claim = `/desk/claims/new?report=${id}&died=2026-11-15`;
    await expect(found.getByRole('link', { name: 'Open a claim on policy 7000010012' })).toHaveAttribute(
      'href',
      `/desk?${new URLSearchParams({ policy: '7000010012', returnTo: claim }).toString()}`,
    );
    await expect(part(play, 'Where it stands').getByText('Call by 23 Nov 2026')).toBeVisible();
  },
};

/** What came is listed by what it is, and each file is opened or kept. */
export const WithADocument: Story = {
  play: async (play) => {
    const report = await open(play, theHolder());
    await expect(part(play, 'What they sent').getByText('Nothing yet.')).toBeVisible();
    showWithDocument(play.loaded.visit.auth, report);
    const sent = part(play, 'What they sent');
    await expect(await sent.findByText('Death certificate')).toBeVisible();
    await expect(sent.getByText(/^certificate\.pdf, /)).toBeVisible();
    await expect(sent.getByRole('button', { name: /^View Death certificate, certificate\.pdf/ })).toBeVisible();
  },
};

export const Called: Story = {
  play: async (play) => {
    await open(play, theHolder());
    const work = part(play, 'Where it stands');
    await expect(work.getByRole('link', { name: 'Call 083 111 2222' })).toHaveAttribute('href', 'tel:+27831112222');
    await play.userEvent.click(work.getByRole('button', { name: 'I called' }));
    await expect(await work.findByText('Called on 20 Nov 2026')).toBeVisible();
    await expect(work.getByText(/^Last worked on by /)).toBeVisible();
    await expect(work.queryByRole('button', { name: 'I called' })).not.toBeInTheDocument();
    await expect(work.getByRole('heading', { name: 'Where it stands' })).toHaveFocus();
  },
};

export const ClosedWithAReason: Story = {
  play: async (play) => {
    await open(play, theHolder());
    const { userEvent } = play;
    const work = part(play, 'Where it stands');
    await userEvent.click(work.getByRole('button', { name: 'Close this report' }));
    await expect(work.getByRole('heading', { name: 'Close this report' })).toHaveFocus();
    await userEvent.click(work.getByRole('button', { name: 'Close this report' }));
    await expect((await work.findAllByText('Say why'))[0]).toBeVisible();
    await userEvent.type(work.getByRole('textbox'), 'Reported twice, see the other one');
    await userEvent.click(work.getByRole('button', { name: 'Close this report' }));
    await expect(await work.findByText('Closed: Reported twice, see the other one')).toBeVisible();
    await expect(play.canvas.queryByRole('link', { name: /^Open a claim/ })).not.toBeInTheDocument();
    await expect(work.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const SomebodyElseWasFaster: Story = {
  play: async (play) => {
    const { id, version } = await open(play, theHolder());
    const { loaded, userEvent } = play;
    const work = part(play, 'Where it stands');
    await userEvent.click(work.getByRole('button', { name: 'Close this report' }));
    await userEvent.type(work.getByRole('textbox'), 'Reported twice, see the other one');
    await loaded.visit.auth.api.call(staffDeathReportAdditions.reporterContacted, { id }, { version });
    await userEvent.click(work.getByRole('button', { name: 'Close this report' }));
    await expect((await work.findAllByRole('alert'))[0]).toBeVisible();
    await expect(await work.findByText('Called on 20 Nov 2026')).toBeVisible();
    await expect(work.getByRole('textbox')).toHaveValue('Reported twice, see the other one');
    await userEvent.click(work.getByRole('button', { name: 'Close this report' }));
    await expect(await work.findByText(/^Closed: /)).toBeVisible();
  },
};

export const FoundNowhere: Story = {
  play: async (play) => {
    await open(play, aStranger);
    await expect(part(play, 'Where we found the person').getByText(/^Nowhere by number\./)).toBeVisible();
    const work = part(play, 'Where it stands');
    await expect(work.getByText('No cover found')).toBeVisible();
    await expect(work.queryByRole('button', { name: 'I called' })).not.toBeInTheDocument();
  },
};

const longName = 'Nomathamsanqa-Philisiwe Zwelethuthuka-Mkhwanazini';

export const LongNamesOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (play) => {
    const names = { First_Name: longName, Surname: longName };
    await open(play, { ...theHolder(), ...names }, { ...aSister, ...names });
    const { documentElement } = play.canvasElement.ownerDocument;
    await expect(documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const InTheDark: Story = { ...EverythingThatWasTold, parameters: { theme: 'dark' } };

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(unknown)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the list' })).toHaveAttribute('href', '/desk/death-reports');
  },
};

export const Loading: Story = loading();

export const FailsUntilReload: Story = failsUntilReload('The report could not be loaded', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(unknown)).toBeVisible());
});

export const NotForStaffWithoutAGroup: Story = {
  parameters: { staff: 'noGroup', frame: 'portal' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You do not have access to service policies.')).toBeVisible();
  },
};
