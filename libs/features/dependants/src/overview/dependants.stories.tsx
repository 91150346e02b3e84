import { readQuery } from '@portal/api-client';
import { policyEndpoints, type PolicyReply } from '@portal/contract';
import { chooseFile } from '@portal/forms/testing';
import { aPdfFile } from '@portal/policy-workflow/testing';
import { failsUntilReload, loading, withoutNetwork } from '@portal/policy-workflow/stories';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Component as DependantsScreen } from './dependants.screen';

const meta = {
  title: 'Screens/Dependants/Overview',
  component: DependantsScreen,
  parameters: { scenario: 'family-active', path: '/dependants' },
} satisfies Meta<typeof DependantsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const section = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }));

export const Family: Story = {
  play: async ({ canvas }) => {
    const children = await section(canvas, 'Children');
    await expect(children.getByText('2 of 6')).toBeVisible();
    await expect(children.getByRole('link', { name: 'Lindiwe Nkosi' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/child\/details\//),
    );
    await expect(children.getByText('Biological child, 11 years')).toBeVisible();
    await expect(await children.findByRole('link', { name: 'Add child' })).toHaveAttribute('href', '/child/add');
    const spouse = await section(canvas, 'Spouse');
    await expect(
      await spouse.findByText('There is already a spouse on this policy. Add another spouse as an extended member.'),
    ).toBeVisible();
    await expect((await section(canvas, 'Extended members')).getByText('1 of 10')).toBeVisible();
  },
};

export const TwelvePeople: Story = {
  parameters: { scenario: 'large-family' },
  play: async ({ canvas }) => {
    const children = await section(canvas, 'Children');
    await expect(children.getAllByRole('listitem')).toHaveLength(6);
    await expect(
      await children.findByText('You can add at most 6 children. Add further children as extended members.'),
    ).toBeVisible();
    await expect(children.getByText('Last day to add the ID number.')).toBeVisible();
    await expect(children.getByText(/Last day for new proof of study/)).toBeVisible();
  },
};

/** More than any policy has: the page stays quick and can be read. */
export const SixtyPeople: Story = {
  play: async ({ canvas, loaded }) => {
    await section(canvas, 'Children');
    const { auth, scenario } = loaded.visit;
    const { queryKey } = readQuery(policyEndpoints.policy, { policyNumber: scenario.signIn });
    const began = performance.now();
    auth.client.setQueryData(queryKey, (reply?: PolicyReply) => {
      const [child] = reply?.policy.Children ?? [];
      if (!reply || !child) return reply;
      const Children = Array.from({ length: 60 }, (_, index) => ({
        ...child,
        id: `${index}`,
        Surname: `Nkosi ${index + 1}`,
      }));
      return { policy: { ...reply.policy, Children } };
    });
    await expect(await canvas.findByRole('link', { name: 'Lindiwe Nkosi 60' })).toBeInTheDocument();
    await expect(performance.now() - began).toBeLessThan(3000);
  },
};

export const ChildWaitsToJoin: Story = {
  parameters: { scenario: 'pending-child' },
  play: async ({ canvas }) => {
    const children = await section(canvas, 'Children');
    await expect(await children.findByRole('link', { name: 'Onthatile Dube' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/child\/new-details\//),
    );
    await expect(children.getByText('Not covered yet: this waits for approval.')).toBeVisible();
    await expect(children.getByText('1 of 6')).toBeVisible();
    const spouse = await section(canvas, 'Spouse');
    await expect(
      spouse.getByText('Your plan does not cover a spouse. Change to a Family plan to add a spouse.'),
    ).toBeVisible();
    await expect(spouse.getByRole('link', { name: 'See other plans' })).toHaveAttribute('href', '/plans/other-plans');
    await expect(spouse.queryByRole('link', { name: 'Add spouse' })).toBeNull();
  },
};

export const NewbornWithoutBirthCertificate: Story = {
  parameters: { scenario: 'pending-newborn' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const children = await section(canvas, 'Children');
    await expect(await children.findByText('Birth certificate missing')).toBeVisible();
    await expect(
      children.getByText(/^Retabile is not covered yet\. The request cannot be approved before/),
    ).toBeVisible();
    await userEvent.click(children.getByRole('button', { name: /^Send the birth certificate/ }));
    await chooseFile(canvasElement, aPdfFile());
    await userEvent.click(children.getByRole('button', { name: 'Send' }));
    await expect(await children.findByText(/^birth-certificate\.pdf has arrived/)).toBeVisible();
    await expect(await children.findByText('Not covered yet: this waits for your approval.')).toBeVisible();
    await expect(children.queryByText('Birth certificate missing')).toBeNull();
  },
};

/** A request that ran out waits for nothing. */
export const NewbornRequestExpired: Story = {
  parameters: { scenario: 'pending-newborn', clock: '31 days later' },
  play: async ({ canvas }) => {
    await section(canvas, 'Children');
    await expect(canvas.queryByText('Birth certificate missing')).toBeNull();
    await expect(canvas.queryByText(/Retabile/)).toBeNull();
  },
};

export const RemovalAndApprovalWait: Story = {
  parameters: { scenario: 'pending-several' },
  play: async ({ canvas }) => {
    const relatives = await section(canvas, 'Extended members');
    await expect(await relatives.findByText('The removal waits for approval. Cover goes on until then.')).toBeVisible();
    await expect(relatives.getByText(/^Approved. Cover starts on 1 December 2026\.$/)).toBeVisible();
    await expect(relatives.getByText('1 of 10')).toBeVisible();
  },
};

export const WaitsForTheCustomer: Story = {
  parameters: { scenario: 'pending-spouse' },
  play: async ({ canvas }) => {
    const spouse = await section(canvas, 'Spouse');
    await expect(await spouse.findByText('A change of the details waits for your approval.')).toBeVisible();
    await expect(spouse.getByRole('link', { name: /^Pending/ })).toHaveAttribute('href', '/spouse/new');
  },
};

export const WaitingPeriod: Story = {
  parameters: { scenario: 'waiting-period' },
  play: async ({ canvas }) => {
    await expect(
      (await canvas.findAllByText(/^Covered for accidental death. For natural causes from/))[0],
    ).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { scenario: 'single-member' },
  play: async ({ canvas }) => {
    const children = await section(canvas, 'Children');
    await expect(children.getByText(/Change to a Single Parent or Family plan to add children\.$/)).toBeVisible();
    const relatives = await section(canvas, 'Extended members');
    await expect(relatives.getByText('0 of 10')).toBeVisible();
    await expect(await relatives.findByRole('link', { name: 'Add extended member' })).toHaveAttribute(
      'href',
      '/extended/add-member',
    );
  },
};

export const NotAllowedInGrace: Story = {
  parameters: { scenario: 'in-grace' },
  play: async ({ canvas }) => {
    const why = 'Please pay your outstanding premium before you change your cover.';
    await expect(await canvas.findAllByText(why)).toHaveLength(1);
    await expect(canvas.queryByRole('link', { name: /^Add/ })).toBeNull();
  },
};

export const NotCoveredAfterALapse: Story = {
  parameters: { scenario: 'lapsed' },
  play: async ({ canvas }) => {
    await expect(
      (await canvas.findAllByText(/^Not covered since \d+ \w+\. Pay by \d+ \w+( \d+)? to bring it back\.$/))[0],
    ).toBeVisible();
    await expect(
      await canvas.findAllByText('This is not possible while the status of your policy is "Lapsed".'),
    ).toHaveLength(1);
  },
};

export const LongNames: Story = {
  parameters: { scenario: 'long-names' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: 'Bo Ng' })).toBeVisible();
    await expect(canvasElement.ownerDocument.documentElement).toHaveProperty('scrollWidth', window.innerWidth);
  },
};

export const Loading: Story = loading('Loading your dependants');

export const WithoutANetwork: Story = withoutNetwork();

export const FailsUntilReload: Story = failsUntilReload('Your dependants could not be loaded', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Lindiwe Nkosi' })).toBeVisible();
});
