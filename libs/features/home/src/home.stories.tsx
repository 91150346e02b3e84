import { draftAdditions, newRecord } from '@portal/contract';
import { formatPhone } from '@portal/domain';
import { failsUntilReload } from '@portal/policy-workflow/stories';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { reportHolder } from './alive/testing/report-holder';
import { reportSpouse } from './claims/testing/report-spouse';
import { Component as HomeScreen } from './home.screen';
import { changeNumber } from './to-do/testing/change-number';

const meta = { title: 'Screens/Home', component: HomeScreen } satisfies Meta<typeof HomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const summaryOf = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: 'Your policy' }));
const coverOf = async (canvas: Canvas, headline: RegExp) =>
  within(await canvas.findByRole('region', { name: headline }));
const toDoOf = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: 'To do' }));

export const Family: Story = {
  parameters: { scenario: 'family-active' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Hello, Thandi' })).toBeVisible();
    const cover = await coverOf(canvas, /all 5 of you are covered\.$/);
    await expect(cover.getAllByRole('listitem')).toHaveLength(5);
    await expect(cover.getByRole('link', { name: 'Grace Dlamini' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Somebody has died' })).toHaveAttribute('href', '/claims/new');
    await expect(canvas.queryByRole('region', { name: 'To do' })).not.toBeInTheDocument();
    const premiums = within(await canvas.findByRole('region', { name: 'Premiums' }));
    await expect(premiums.getByText(/^Paid for November\. Next: R.* by debit order on /)).toBeVisible();
    await expect(premiums.getByText('All 12 premiums are paid.')).toBeVisible();
    const paid = within(canvas.getByRole('region', { name: 'Who is paid' }));
    await expect(paid.getByText('Sipho Nkosi, spouse')).toBeVisible();
    await expect(paid.getByText('70 %')).toBeVisible();
    const summary = await summaryOf(canvas);
    await expect(summary.getByText('Policy 7000010012')).toBeVisible();
    await expect(summary.getByText('Active')).toBeVisible();
  },
};
/** More cover is approved for the first of the next month: what is due next is named, and what is paid now. */
export const AnotherPremiumToCome: Story = {
  parameters: { scenario: 'pending-several' },
  play: async ({ canvas }) => {
    const premiums = within(await canvas.findByRole('region', { name: 'Premiums' }));
    await expect(premiums.getByText(/Your premium is R.* a month now, and R.* from 1 /)).toBeVisible();
  },
};

export const FamilyOnAPhone: Story = {
  parameters: { scenario: 'family-active', frame: 'portal' },
  globals: { viewport: { value: 'phone' } },
};

export const InGrace: Story = {
  parameters: { scenario: 'in-grace' },
  play: async ({ canvas }) => {
    const toDo = await toDoOf(canvas);
    await expect(toDo.getByText('Pay R 87 to keep your cover')).toBeVisible();
    await expect(toDo.getByText('By 7 December 2026')).toBeVisible();
    await expect(toDo.getByRole('link', { name: /^Pay R.87 to keep your cover$/ })).toHaveAttribute('href', '/pay-now');
    await expect((await summaryOf(canvas)).getByText('In grace')).toBeVisible();
  },
};

export const Lapsed: Story = {
  parameters: { scenario: 'lapsed' },
  play: async ({ canvas }) => {
    await coverOf(canvas, /^Nobody is covered today\.$/);
    const toDo = await toDoOf(canvas);
    await expect(toDo.getByText('Pay R 174 to bring your cover back')).toBeVisible();
    await expect(toDo.getByText('By 27 January 2027')).toBeVisible();
    await expect((await summaryOf(canvas)).getByText('Lapsed')).toBeVisible();
  },
};

export const LapsedLongAgo: Story = {
  parameters: { scenario: 'lapsed-long-ago' },
  play: async ({ canvas }) => {
    await coverOf(canvas, /^Nobody is covered today\.$/);
    await expect(canvas.queryByRole('region', { name: 'To do' })).not.toBeInTheDocument();
  },
};

export const WaitsForFirstPremium: Story = {
  parameters: { scenario: 'first-premium' },
  play: async ({ canvas }) => {
    const toDo = await toDoOf(canvas);
    await expect(toDo.getByText('Pay your first premium to start your cover')).toBeVisible();
    await expect((await summaryOf(canvas)).getByText('Pending')).toBeVisible();
  },
};

export const PremiumDue: Story = { parameters: { scenario: 'premium-due' } };
export const PaymentOnItsWay: Story = {
  parameters: { scenario: 'payment-processing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A payment is on its way to us.')).toBeVisible();
  },
};
export const WaitingPeriod: Story = { parameters: { scenario: 'waiting-period' } };
export const RaisedCover: Story = { parameters: { scenario: 'raised-cover' } };
export const PaidUp: Story = {
  parameters: { scenario: 'paid-up' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No premium is due.')).toBeVisible();
  },
};
export const Cancelled: Story = { parameters: { scenario: 'cancelled' } };

export const Legacy: Story = {
  parameters: { scenario: 'legacy-family' },
  play: async ({ canvas }) => {
    const summary = await summaryOf(canvas);
    await expect(summary.getByText('Heritage Family Plan 2012')).toBeVisible();
    await expect(canvas.getByText('Arjun Govender')).toBeVisible();
    await expect(canvas.getByText(/under 1$/)).toBeVisible();
  },
};

export const TwelvePeople: Story = {
  parameters: { scenario: 'large-family' },
  play: async ({ canvas }) => {
    const cover = await coverOf(canvas, /12/);
    await expect(cover.getAllByRole('listitem')).toHaveLength(12);
    await expect(cover.getByText('Adopted child, 13')).toBeVisible();
  },
};

export const NoBeneficiary: Story = {
  parameters: { scenario: 'no-beneficiary' },
  play: async ({ canvas }) => {
    const toDo = await toDoOf(canvas);
    await expect(toDo.getByText('Name who is paid')).toBeVisible();
    await expect(toDo.getByRole('link', { name: /^Add a beneficiary/ })).toHaveAttribute(
      'href',
      '/beneficiary/add-beneficiary',
    );
  },
};

export const LongNames: Story = {
  parameters: { scenario: 'long-names' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Bo Ng')).toBeVisible();
    await expect(canvasElement.ownerDocument.documentElement).toHaveProperty('scrollWidth', window.innerWidth);
  },
};

export const ChangesWait: Story = {
  parameters: { scenario: 'pending-several' },
  play: async ({ canvas }) => {
    const toDo = await toDoOf(canvas);
    await expect(await toDo.findAllByRole('link', { name: /^Decide/ })).toHaveLength(2);
    const underWay = within(await canvas.findByRole('region', { name: 'Under way' }));
    await expect(underWay.getAllByText(/Step 3 of 4/)[0]).toBeVisible();
    await expect(underWay.getAllByText(/^Our move: /)[0]).toBeVisible();
  },
};

export const SomethingHalfDone: Story = {
  parameters: { scenario: 'pending-several' },
  play: async ({ canvas, userEvent, loaded }) => {
    await toDoOf(canvas);
    const { auth, scenario } = loaded.visit;
    const params = { policyNumber: scenario.signIn, form: 'ADD_CHILD', recordId: newRecord };
    await auth.api.call(draftAdditions.saveDraft, params, { values: { First_Name: 'Naledi' } });
    await auth.client.invalidateQueries();
    await expect(await canvas.findByRole('link', { name: 'Continue adding a child' })).toHaveAttribute(
      'href',
      '/child/add',
    );
    await userEvent.click(canvas.getByRole('button', { name: /Discard/ }));
    await waitFor(() => expect(canvas.queryByText('Continue adding a child')).not.toBeInTheDocument());
  },
};

/** What blocks a request stands among what is to do, with the way to where it is sent. */
export const NewbornWithoutBirthCertificate: Story = {
  parameters: { scenario: 'pending-newborn' },
  play: async ({ canvas }) => {
    const toDo = await toDoOf(canvas);
    await expect(await toDo.findByText('Add Retabile: birth certificate missing')).toBeVisible();
    await expect(toDo.getByText(/Retabile is not covered yet\. The request cannot be approved before/)).toBeVisible();
    await expect(toDo.getByRole('link', { name: /^Send it/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/requests\//),
    );
  },
};

/** A number is changed policy by policy: the one that was left behind says so, until it has the new number too. */
export const NewNumberOnAnotherPolicy: Story = {
  parameters: { scenario: 'child-on-two-policies' },
  play: async ({ canvas, loaded }) => {
    const { visit } = loaded;
    const [here, other] = visit.scenario.seed.policies;
    const { Cell_Number: old } = here.MainMember;
    await coverOf(canvas, /all 3 of you are covered\.$/);
    await expect(canvas.queryByRole('region', { name: 'To do' })).not.toBeInTheDocument();

    await changeNumber(visit, other.Policy_Number, '27830001111');
    const toDo = await toDoOf(canvas);
    await expect(toDo.getByText(`Is ${formatPhone(old)} still your number?`)).toBeVisible();
    await expect(toDo.getByText(/On another policy of yours we have 083 000 1111\.$/)).toBeVisible();
    await expect(toDo.getByRole('link', { name: /^Change it/ })).toHaveAttribute(
      'href',
      '/update-personal-details?section=cellphone',
    );

    await changeNumber(visit, here.Policy_Number, '27830001111');
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'To do' })).not.toBeInTheDocument());
  },
};

export const ReportedDead: Story = {
  parameters: { scenario: 'family-active' },
  play: async ({ canvas, loaded }) => {
    await coverOf(canvas, /all 5 of you are covered\.$/);
    await reportHolder(loaded.visit);
    await expect(
      await canvas.findByText(
        'We were told on 20 November 2026 that you died. If you are reading this and it is wrong, tell us.',
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'I am alive' })).toHaveAttribute('href', '/still-alive');
  },
};
export const ReportedDeadOnAPhone: Story = {
  ...ReportedDead,
  parameters: { scenario: 'family-active', frame: 'portal' },
  globals: { viewport: { value: 'phone' } },
};

/** Somebody on the policy has died: where the claim is, as the first answer of the service says that there is one. */
export const ClaimIsOpen: Story = {
  parameters: { scenario: 'family-active', frame: 'portal' },
  beforeEach: async ({ loaded }) => reportSpouse(loaded.visit),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /: all 4 of you are covered\.$/ })).toBeVisible();
    await expect(canvas.getByText(/^We were told that Sipho died on 10 November 2026/)).toBeVisible();
    const claims = within(await canvas.findByRole('region', { name: 'Your claim' }));
    await expect(claims.getByRole('link', { name: 'Claim for Sipho Nkosi' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/claims\/CL-/),
    );
    await expect(claims.getByText('Your move: send 2 documents when you have them.')).toBeVisible();
    await expect(claims.getByRole('link', { name: /^Send documents/ })).toBeVisible();
  },
};
export const ClaimIsOpenOnAPhone: Story = { ...ClaimIsOpen, globals: { viewport: { value: 'phone' } } };

export const Loading: Story = {
  parameters: { scenario: 'family-active', fault: 'waiting' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Loading your policy')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  },
};

export const FailsUntilReload: Story = failsUntilReload(
  'Your policy could not be loaded',
  async ({ canvas }) => {
    await expect((await summaryOf(canvas)).getByText('Policy 7000010012')).toBeVisible();
  },
  { scenario: 'family-active' },
);

export const AccessTokenRanOut: Story = {
  parameters: { scenario: 'family-active', fault: '401-once' },
  play: async ({ canvas }) => {
    await expect((await summaryOf(canvas)).getByText('Policy 7000010012')).toBeVisible();
  },
};

export const SignedOut: Story = {
  parameters: { scenario: 'family-active', signedIn: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /Your family’s cover/ })).toBeVisible();
    const way = canvas.getByRole('link', { name: 'Sign in to your policy' });
    await expect(way).toHaveAttribute('href', '/auth/login');
    await expect(canvas.getByRole('link', { name: 'Tell us here' })).toHaveAttribute('href', '/somebody-died');
  },
};

export const WithoutWhatTheInsurerDoesNotHave: Story = {
  parameters: { scenario: 'in-grace', without: ['payat', 'certificates', 'newPolicies', 'claims'] },
  play: async ({ canvas }) => {
    const toDo = await toDoOf(canvas);
    await expect(toDo.getByRole('link', { name: /^Pay R.87 to keep your cover$/ })).toHaveAttribute(
      'href',
      '/payments',
    );
    await expect(canvas.queryByRole('link', { name: /^Pay now/ })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Share or print' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Somebody has died' })).toHaveAttribute('href', '/somebody-died');
    await expect(canvas.queryByText(/Pay@|certificate/)).toBeNull();
  },
};
